import { addDays } from "./days";
import { policy } from "./policy";
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

const { regret, tiers } = policy.refund;

/**
 * What a cancellation on a day keeps of the price, in minor units. Where two rules apply, the
 * better one for the guest counts.
 */
export function keptOn(day: string, booking: PaidBooking): number {
  const { starts, totalMinor, depositMinor, depositPaidOn } = booking;
  const isBefore = (days: number) => day <= addDays(starts, -days);
  const regrets = depositPaidOn === null || day <= addDays(depositPaidOn, regret.withinDays);
  if (regrets && isBefore(regret.daysBefore)) return 0;
  const keeps = tiers.find(({ daysBefore }) => isBefore(daysBefore))?.keeps ?? 100;
  if (keeps === "deposit") return Math.min(depositMinor, totalMinor);
  return keeps === 100 ? totalMinor : wholeDollars((totalMinor * keeps) / 100);
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
    ...(depositPaidOn ? [addDays(depositPaidOn, regret.withinDays + 1)] : []),
    ...[regret, ...tiers].map(({ daysBefore }) => addDays(starts, 1 - daysBefore)),
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
