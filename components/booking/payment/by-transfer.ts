import type { Booking } from "@/lib/contract/bookings";

/**
 * Whether what a booking owes can only be transferred to our bank: the deposit by the invoice that
 * is asked for, the balance to the same account.
 */
export function isByTransfer(booking: Booking): boolean {
  const { actions, state, due_now_minor, balance_minor } = booking;
  if (actions.includes("pay")) return false;
  return due_now_minor > 0
    ? actions.includes("invoice")
    : state === "confirmed" && balance_minor > 0;
}
