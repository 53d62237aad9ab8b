import { bookingDocumentEndpoint } from "@/lib/contract/bookings";
import { ApiError } from "@/lib/contract/errors";
import { documentsOf } from "../bookings/guest/actions";
import { demandBooking } from "../bookings/guest/booking-key";
import { on } from "../requests/handler";
import { bookingDocument } from "./booking-document";

export const documentHandlers = [
  on(bookingDocumentEndpoint, async ({ reference, paper: kind, number }, locale, caller) => {
    const booking = await demandBooking(reference, caller);
    // An invoice that is named may be one of before; whether it is this booking's is looked up.
    if (!number && !documentsOf(booking).includes(kind)) throw new ApiError("not_found");
    if (number && kind !== "invoice") throw new ApiError("not_found");
    const { content_type, file_name, bytes } = await bookingDocument(kind, booking, locale, number);
    return { content_type, file_name, base64: bytes.toString("base64") };
  }),
];
