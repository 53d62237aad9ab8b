import type { BookingState } from "@/lib/contract/bookings";
import type { BookingRow } from "./transitions";

const ended: BookingState[] = ["cancelled", "expired", "refunded"];

/** What a booking still owes, in minor units: now, to be confirmed, and after that. */
export function owed(booking: BookingRow): { dueNowMinor: number; balanceMinor: number } {
  const { state, totalMinor, paidMinor } = booking;
  if (ended.includes(state)) return { dueNowMinor: 0, balanceMinor: 0 };
  const open = Math.max(totalMinor - paidMinor, 0);
  if (state === "confirmed") return { dueNowMinor: 0, balanceMinor: open };
  const dueNowMinor = Math.max(booking.dueNowMinor - paidMinor, 0);
  return { dueNowMinor, balanceMinor: open - dueNowMinor };
}

/** Whether seats are still held for a booking that waits for its deposit, or for the rest of it. */
export function isHeld({ holdUntil, paidMinor }: BookingRow, now = Date.now()): boolean {
  return paidMinor > 0 || holdUntil === null || holdUntil.getTime() > now;
}
