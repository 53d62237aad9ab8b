import type { Booking } from "@/lib/contract/bookings";

/** What of a booking that has ended is told to its guest as going back, or as having gone. */
export function goesBackMinor({ state, refund_minor, refund_open_minor }: Booking): number {
  switch (state) {
    case "expired":
      // What has gone, such as what a friend had paid who left, is no news.
      return refund_open_minor;
    case "cancelled":
      return refund_minor ?? 0;
    default:
      // All of before is back: what came since then is told of alone.
      return refund_open_minor || (refund_minor ?? 0);
  }
}
