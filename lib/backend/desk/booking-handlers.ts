import type { bookingCalls } from "@/lib/contract/desk/bookings";
import type { DeskHandlers } from "../staff/desk-handler";
import { bookingList } from "./booking-list";

/** Bookings at the desk: the list, one of them, and what is done about it. */
export const bookingDeskHandlers: DeskHandlers<keyof typeof bookingCalls> = {
  bookings: async (input) => ({ data: await bookingList(input) }),
};
