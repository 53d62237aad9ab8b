import { paperEndpoint } from "@/lib/contract/bookings";
import { ApiError } from "@/lib/contract/errors";
import { papersOf } from "../bookings/guest/actions";
import { demandBooking } from "../bookings/guest/booking-key";
import { on } from "../requests/handler";
import { paper } from "./papers";

export const paperHandlers = [
  on(paperEndpoint, async ({ reference, paper: kind }, locale, caller) => {
    const booking = await demandBooking(reference, caller);
    if (!papersOf(booking).includes(kind)) throw new ApiError("not_found");
    const { content_type, file_name, bytes } = await paper(kind, booking, locale);
    return { content_type, file_name, base64: bytes.toString("base64") };
  }),
];
