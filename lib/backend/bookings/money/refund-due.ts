import { businessDay } from "@/lib/clock";
import { type PaidBooking, refundOn } from "@/lib/pricing/refund";
import type { BookingRow } from "../lifecycle/transitions";
import { staysMinor } from "./owed";

/** A booking as the refund rule looks at it; one that is not confirmed as if it were paid today. */
export function paidBooking(booking: BookingRow, today = businessDay()): PaidBooking {
  const { starts, totalMinor, price, confirmedAt } = booking;
  return {
    starts,
    totalMinor,
    depositMinor: price.deposit_minor,
    paidMinor: staysMinor(booking),
    depositPaidOn: confirmedAt ? businessDay(confirmedAt) : today,
  };
}

/**
 * What cancelling today gives back, in minor units. Before the confirmation nothing has been agreed
 * to yet, so that all of it comes back.
 */
export function refundDue(booking: BookingRow, today = businessDay()): number {
  if (booking.confirmedAt === null) return staysMinor(booking);
  return refundOn(today, paidBooking(booking, today));
}
