import { businessDay } from "@/lib/clock";
import { addDays } from "@/lib/pricing/days";
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
  const dueMinor = isAgreedTo(booking, today)
    ? refundOn(today, paidBooking(booking, today))
    : staysMinor(booking);
  return givenBack(booking, dueMinor);
}

/** Whether a booking had been confirmed by a day. */
export function isAgreedTo({ confirmedAt }: BookingRow, day: string): boolean {
  return confirmedAt !== null && businessDay(confirmedAt) <= day;
}

/** What a guest's cancelling gives back, by the day that counts, from the day of the booking until today. */
export function refundsByDay(booking: BookingRow) {
  const today = businessDay();
  const periods: (ReturnType<typeof refundDue> & { from: string; until: string })[] = [];
  for (let day = businessDay(booking.createdAt); day <= today; day = addDays(day, 1)) {
    const due = refundDue(booking, day);
    const last = periods.at(-1);
    const isSame = last?.refundMinor === due.refundMinor && last.byAgentMinor === due.byAgentMinor;
    if (isSame) last.until = day;
    else periods.push({ from: day, until: day, ...due });
  }
  return periods;
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
