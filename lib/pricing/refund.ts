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
  /** What is kept at least, since a change that the guest wished for. */
  keptLeastMinor?: number;
  /** The day that the tiers count to, where it is later than the start because we moved that. */
  termsStart?: string | null;
}

/** What is kept when a booking is cancelled from a day until another, both included. */
export interface RefundPeriod {
  from: string;
  until: string | null;
  keptMinor: number;
}

type RefundTier = (typeof policy.refund.tiers)[number] & {
  /** The days before the start of the tier before it. */
  earlier?: number;
};

const { regret, tiers } = policy.refund;

/**
 * What a cancellation on a day keeps of the price, in minor units. Where two rules apply, the
 * better one for the guest counts; never less than a change of theirs has left.
 */
export function keptOn(day: string, booking: PaidBooking): number {
  const { totalMinor, keptLeastMinor = 0 } = booking;
  return Math.min(Math.max(keptByTier(day, booking), keptLeastMinor), totalMinor);
}

function keptByTier(day: string, booking: PaidBooking): number {
  const { totalMinor, depositMinor } = booking;
  const tier = tierOn(day, booking);
  if (tier === "regret") return 0;
  const { keeps } = tier;
  if (keeps === "deposit") return depositMinor;
  return keeps === 100 ? totalMinor : wholeDollars((totalMinor * keeps) / 100);
}

/**
 * How many days before the start a row begins that keeps less than a deposit, as of one that was typed;
 * undefined where none does.
 */
export function depositFallsAt(totalMinor: number, depositMinor: number): number | undefined {
  const at = tiers.findIndex(
    ({ keeps }) => keeps !== "deposit" && wholeDollars((totalMinor * keeps) / 100) < depositMinor,
  );
  // It begins on the day after the last of the row before it.
  return at < 0 ? undefined : (tiers[at - 1]?.daysBefore ?? 0) - 1;
}

/** The row of the refund table that a day falls into. */
export function tierOn(day: string, booking: PaidBooking): "regret" | RefundTier {
  const { depositPaidOn } = booking;
  const starts = booking.termsStart ?? booking.starts;
  const isBefore = (days: number) => day <= addDays(starts, -days);
  const regrets = depositPaidOn === null || day <= addDays(depositPaidOn, regret.withinDays);
  if (regrets && isBefore(regret.daysBefore)) return "regret";
  const at = tiers.findIndex(({ daysBefore }) => isBefore(daysBefore));
  const after: RefundTier = { daysBefore: 0, keeps: 100, earlier: tiers.at(-1)?.daysBefore };
  return tiers[at] ? { ...tiers[at], earlier: tiers[at - 1]?.daysBefore } : after;
}

/** What a cancellation on a day gives back of what has been paid, in minor units. */
export function refundOn(day: string, booking: PaidBooking): number {
  return Math.max(booking.paidMinor - keptOn(day, booking), 0);
}

/** The refund rule as dates: the periods from a day until the start, with what each one keeps. */
export function refundTable(today: string, booking: PaidBooking): RefundPeriod[] {
  const { starts, depositPaidOn, termsStart } = booking;
  const changes = [
    today,
    ...(depositPaidOn ? [addDays(depositPaidOn, regret.withinDays + 1)] : []),
    ...[regret, ...tiers].map(({ daysBefore }) => addDays(termsStart ?? starts, 1 - daysBefore)),
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

/**
 * What a change leaves of the terms of a cancellation: they count to the new start. Where the guest
 * wished for it, no less is kept from then on than a cancellation on that day would have kept of what
 * was paid; where we did, the later of both starts counts.
 */
export function termsAfter(
  booking: PaidBooking,
  change: { day: string; starts: string; ours: boolean },
): Required<Pick<PaidBooking, "keptLeastMinor" | "termsStart">> {
  const { day, starts, ours } = change;
  const { keptLeastMinor = 0, termsStart = null } = booking;
  const counted = termsStart ?? booking.starts;
  if (ours) return { keptLeastMinor, termsStart: counted > starts ? counted : null };
  return {
    keptLeastMinor: booking.paidMinor - refundOn(day, booking),
    termsStart: starts === booking.starts ? termsStart : null,
  };
}
