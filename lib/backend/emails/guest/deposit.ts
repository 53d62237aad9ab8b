import { isHeld } from "../../bookings/money/owed";
import type { Occasion } from "./said";

/** Whether seats are held for a booking until its deposit is there. */
export function waitsForDeposit({ booking }: Occasion): boolean {
  const { state, holdUntil } = booking;
  const isOpen = state === "provisional" || state === "invoiced";
  return isOpen && holdUntil !== null && isHeld(booking);
}

/** Says it where what is due now is all there is to pay. */
export function wholePrice({ booking, t }: Occasion): string[] {
  return booking.dueNowMinor === booking.totalMinor ? [t("BookingMail.all_due")] : [];
}
