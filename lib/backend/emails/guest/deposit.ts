import { isAhead } from "../../documents/trip-words";
import type { EmailContext } from "./email-context";

/** Whether seats are held for a booking until its deposit is there, and no longer than to a moment that lies ahead. */
export function waitsForDeposit({ booking }: EmailContext): boolean {
  const { state, holdUntil } = booking;
  return (state === "provisional" || state === "invoiced") && isAhead(holdUntil);
}

/** Says it where what is due now is all there is to pay. */
export function wholePrice({ booking, t }: EmailContext): string[] {
  return booking.dueNowMinor === booking.totalMinor ? [t("BookingEmail.allDue")] : [];
}
