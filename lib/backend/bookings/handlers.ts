import { bookingEndpoint, createBookingEndpoint } from "@/lib/contract/bookings";
import { on } from "../handler";
import { demandBooking } from "./booking-key";
import { createBooking } from "./create";
import { bookingView } from "./view";

export const bookingHandlers = [
  on(createBookingEndpoint, createBooking),
  on(bookingEndpoint, async ({ reference }, locale, caller) => ({
    data: await bookingView(await demandBooking(reference, caller), locale),
  })),
];
