import type { BookingState } from "@/lib/contract/bookings";

const states: Record<BookingState, string> = {
  enquiry: "date to check",
  consultation: "dates proposed",
  provisional: "held",
  invoiced: "invoiced",
  confirmed: "confirmed",
  cancelled: "cancelled",
  expired: "expired",
  refunded: "refunded",
};

/** What the desk says about bookings. */
export const bookingWords = {
  title: "Bookings",
  find: "Find a booking",
  hint: "Reference, name, mail, telephone, tour, invoice or day: 7 Aug 2027",
  clear: "Clear",
  filter: "Only these states",
  states,
  empty: "There is no such booking.",
  more: "Show more",
  open: (amount: string) => `${amount} open`,
};
