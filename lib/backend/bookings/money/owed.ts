import { businessDay, nowMs } from "@/lib/clock";
import type { BookingState } from "@/lib/contract/bookings";
import { policy } from "@/lib/pricing/policy";
import type { BookingRow } from "../lifecycle/transitions";

const ended: BookingState[] = ["cancelled", "expired", "refunded"];

/** Whether nobody travels, and nothing is owed any more. */
export const hasEnded = ({ state }: Pick<BookingRow, "state">) => ended.includes(state);

/**
 * Whether it ended as its deposit did not come in time: the one that comes later confirms it. What was too
 * little may have gone back since.
 */
export const hasLapsed = ({ state, confirmedAt, cancelledAt }: BookingRow) =>
  state === "expired" || (state === "refunded" && confirmedAt === null && cancelledAt === null);

type Paid = Pick<BookingRow, "paidMinor" | "backMinor">;

/** What was paid for a booking and is not on its way back, in minor units. */
export function staysMinor({ paidMinor, backMinor }: Paid): number {
  return paidMinor - backMinor;
}

/** Whether anything could go back. */
export const isPaidIn = (booking: Paid): boolean => staysMinor(booking) > 0;

/** What of that is here: an agent may have kept their commission of it. In minor units. */
export function hereMinor(booking: Paid & Pick<BookingRow, "agentKeptMinor">): number {
  return staysMinor(booking) - booking.agentKeptMinor;
}

/** The deposit that was paid: a dearer change asks for none beside it, a cheaper one leaves less of it. */
export function paidDepositMinor({ dueNowMinor, price }: BookingRow): number {
  return Math.min(price.deposit_minor, dueNowMinor);
}

/**
 * Whether whoever recommended a booking loses the reward when so much of what was paid stays: less than
 * the deposit, or of a journey that nobody makes any more less than the reward. In minor units.
 */
export function losesReward(booking: BookingRow, staysMinor: number): boolean {
  const least = hasEnded(booking) ? policy.rewardMinor : 0;
  return staysMinor < Math.max(paidDepositMinor(booking), least);
}

/** What a booking still owes, in minor units: now, to be confirmed, and after that. */
export function owed(booking: BookingRow): { dueNowMinor: number; balanceMinor: number } {
  const { state, totalMinor } = booking;
  const paidMinor = staysMinor(booking);
  if (hasEnded(booking)) return { dueNowMinor: 0, balanceMinor: 0 };
  const open = Math.max(totalMinor - paidMinor, 0);
  if (state === "confirmed") return { dueNowMinor: 0, balanceMinor: open };
  const dueNowMinor = Math.max(booking.dueNowMinor - paidMinor, 0);
  return { dueNowMinor, balanceMinor: open - dueNowMinor };
}

/** By when the balance is to be there: today, where its day passes before the deposit confirms. */
export function balanceDay({ state, balanceDue }: BookingRow): string {
  const today = businessDay();
  return state === "confirmed" || balanceDue > today ? balanceDue : today;
}

/** Whether a booking is paid for as far as it has to be to be confirmed. */
export function isPaid(booking: BookingRow): boolean {
  return staysMinor(booking) > 0 && staysMinor(booking) >= booking.dueNowMinor;
}

/** When seats stop being held: never by itself once a part of the deposit is paid, whatever was said before. */
export function heldUntil(booking: BookingRow, now = nowMs()): Date | null {
  const { holdUntil } = booking;
  const isOver = holdUntil !== null && holdUntil.getTime() <= now;
  return isOver && staysMinor(booking) > 0 ? null : holdUntil;
}

/** Whether seats are still held for a booking that waits for its deposit, or for the rest of it. */
export function isHeld(booking: BookingRow, now = nowMs()): boolean {
  const { holdUntil } = booking;
  return staysMinor(booking) > 0 || holdUntil === null || holdUntil.getTime() > now;
}
