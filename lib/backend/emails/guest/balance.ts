import { businessDay } from "@/lib/clock";
import { formatPayment } from "@/lib/i18n/format";
import { staysMinor } from "../../bookings/money/owed";
import type { EmailContext } from "./email-context";

/** Whether a journey that is still to come is not paid for in full. */
export function owesBalance({ booking, view }: EmailContext): boolean {
  return booking.state === "confirmed" && view.balance_minor > 0 && view.starts > businessDay();
}

/** What is still to be paid after money has come, and by when. */
export function whatRemains({ booking, view, t, values }: EmailContext): string {
  const { state, dueNowMinor } = booking;
  if (state === "confirmed")
    return view.balance_minor > 0 ? t("BookingEmail.balanceBy", values) : t("BookingEmail.settled");
  const missingMinor = dueNowMinor - staysMinor(booking);
  // The date is not settled, or what is missing has come by another way in the meantime.
  if (state === "enquiry" || state === "consultation" || missingMinor <= 0)
    return t("BookingEmail.receipt.waiting");
  return t(`BookingEmail.receipt.${view.own_part ? "shares" : "part"}`, {
    ...values,
    due: formatPayment(missingMinor),
  });
}
