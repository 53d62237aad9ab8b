import type { Booking } from "@/lib/contract/bookings";

/** What goes back since a booking ended, or has gone: of what came once all of before was back, that alone. */
export const goesBackMinor = ({ state, refund_minor, refund_open_minor }: Booking): number =>
  (state !== "cancelled" && refund_open_minor) || (state !== "expired" && refund_minor) || 0;
