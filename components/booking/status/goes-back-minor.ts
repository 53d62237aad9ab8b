import type { Booking } from "@/lib/contract/bookings";

/** What of a booking is told to its guest as going back, or, once it has ended, as having gone. */
export function goesBackMinor({ state, refund_minor, refund_open_minor }: Booking): number {
  switch (state) {
    case "cancelled":
      return refund_minor ?? 0;
    case "refunded":
      // All of before is back: what came since then is told of alone.
      return refund_open_minor || (refund_minor ?? 0);
    default:
      // What has gone, such as what a friend had paid who left, is no news.
      return refund_open_minor;
  }
}
