import { isHeld } from "../../bookings/money/owed";
import type { EmailContext } from "./email-context";

/** Whether seats are held for a booking until its deposit is there. */
export function waitsForDeposit({ booking }: EmailContext): boolean {
  const { state, holdUntil } = booking;
  const isOpen = state === "provisional" || state === "invoiced";
  return isOpen && holdUntil !== null && isHeld(booking);
}

/** Says it where what is due now is all there is to pay. */
export function wholePrice({ booking, t }: EmailContext): string[] {
  return booking.dueNowMinor === booking.totalMinor ? [t("BookingEmail.allDue")] : [];
}
