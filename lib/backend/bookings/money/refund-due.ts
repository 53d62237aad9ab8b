import { businessDay } from "@/lib/clock";
import { type PaidBooking, refundOn, termsAfter } from "@/lib/pricing/refund";
import type { BookingRow } from "../lifecycle/transitions";
import { staysMinor } from "./owed";

/** A booking as the refund rule looks at it; one that is not confirmed as if it were paid today. */
export function paidBooking(booking: BookingRow, today = businessDay()): PaidBooking {
  const { starts, totalMinor, price, confirmedAt, keptLeastMinor, termsStart } = booking;
  return {
    ...{ starts, totalMinor, keptLeastMinor, termsStart },
    depositMinor: price.deposit_minor,
    paidMinor: staysMinor(booking),
    depositPaidOn: confirmedAt ? businessDay(confirmedAt) : today,
  };
}

/**
 * What cancelling today gives back, in minor units: by the agent, of what they kept, and by us. Before
 * the confirmation nothing has been agreed to yet, so that all of it comes back.
 */
export function refundDue(booking: BookingRow, today = businessDay()) {
  const dueMinor =
    booking.confirmedAt === null
      ? staysMinor(booking)
      : refundOn(today, paidBooking(booking, today));
  return givenBack(booking, dueMinor);
}

/** All that was paid, of which the agent gives back what they kept. */
export const wholeRefund = (booking: BookingRow) => givenBack(booking, staysMinor(booking));

function givenBack({ agentKeptMinor }: BookingRow, dueMinor: number) {
  const byAgentMinor = Math.min(dueMinor, agentKeptMinor);
  return { refundMinor: dueMinor - byAgentMinor, byAgentMinor };
}

/** What a change today leaves of the terms of a cancellation; before the confirmation there are none yet. */
export function changedTerms(booking: BookingRow, change: { starts: string; ours: boolean }) {
  // Before the confirmation nothing is kept, so nothing is carried over.
  if (booking.confirmedAt === null) return { keptLeastMinor: 0, termsStart: null };
  const today = businessDay();
  return termsAfter(paidBooking(booking, today), { day: today, ...change });
}
