import { bookingDocumentEndpoint } from "@/lib/contract/bookings";
import { ApiError } from "@/lib/contract/errors";
import { documentsOf } from "../bookings/guest/actions";
import { demandBooking } from "../bookings/guest/booking-key";
import { on } from "../requests/handler";
import { bookingDocument } from "./booking-document";

export const documentHandlers = [
  on(bookingDocumentEndpoint, async ({ reference, paper: kind }, locale, caller) => {
    const booking = await demandBooking(reference, caller);
    if (!documentsOf(booking).includes(kind)) throw new ApiError("not_found");
    const { content_type, file_name, bytes } = await bookingDocument(kind, booking, locale);
    return { content_type, file_name, base64: bytes.toString("base64") };
  }),
];
