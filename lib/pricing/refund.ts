import { addDays } from "./days";
import { wholeDollars } from "./whole-dollars";

/** What the refund rule looks at; money in minor units, days ISO. */
export interface PaidBooking {
  starts: string;
  totalMinor: number;
  depositMinor: number;
  paidMinor: number;
  /** Day on which the deposit was received; null while nothing is paid. */
  depositPaidOn: string | null;
}

/** What is kept when a booking is cancelled from a day until another, both included. */
export interface RefundPeriod {
  from: string;
  until: string | null;
  keptMinor: number;
}

const daysOfGrace = 14;

/**
 * What a cancellation on a day keeps of the price (content: general conditions on deposits). All
 * comes back within 14 days of paying the deposit and more than 90 days before the start; the deposit
 * is kept more than 60 days before, half the price from 60 to 30 days before, all of it later. Where
 * two rules apply, the better one for the guest counts.
 */
export function keptOn(day: string, booking: PaidBooking): number {
  const { starts, totalMinor, depositMinor, depositPaidOn } = booking;
  const inGrace = depositPaidOn === null || day <= addDays(depositPaidOn, daysOfGrace);
  if (inGrace && day < addDays(starts, -90)) return 0;
  if (day < addDays(starts, -60)) return Math.min(depositMinor, totalMinor);
  if (day <= addDays(starts, -30)) return wholeDollars(totalMinor / 2);
  return totalMinor;
}

/** What a cancellation on a day gives back of what has been paid, in minor units. */
export function refundOn(day: string, booking: PaidBooking): number {
  return Math.max(booking.paidMinor - keptOn(day, booking), 0);
}

/** The refund rule as dates: the periods from a day until the start, with what each one keeps. */
export function refundTable(today: string, booking: PaidBooking): RefundPeriod[] {
  const { starts, depositPaidOn } = booking;
  const changes = [
    today,
    ...(depositPaidOn ? [addDays(depositPaidOn, daysOfGrace + 1)] : []),
    ...[-90, -60, -29].map((days) => addDays(starts, days)),
  ];
  const days = [...new Set(changes)].filter((day) => day >= today && day < starts).sort();
  const periods: RefundPeriod[] = [];
  for (const from of days) {
    const keptMinor = keptOn(from, booking);
    const last = periods.at(-1);
    if (last && last.keptMinor === keptMinor) continue;
    if (last) last.until = addDays(from, -1);
    periods.push({ from, until: addDays(starts, -1), keptMinor });
  }
  return periods;
}
