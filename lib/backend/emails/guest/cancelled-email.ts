import { businessDay } from "@/lib/clock";
import { formatPayment } from "@/lib/i18n/format";
import { keptBecause } from "@/lib/i18n/refund-terms";
import { keptOn, tierOn } from "@/lib/pricing/refund";
import { paidBooking } from "../../bookings/money/refund-due";
import { priceTable } from "../../documents/price-table";
import { dayInTanzania } from "../../documents/trip-words";
import { lastStepTo } from "../booking-steps";
import type { EmailContext, GuestEmailWriter } from "./email-context";

/** The booking was cancelled: what comes back, and by which rule. */
export const cancelled: GuestEmailWriter = async (context) => {
  const { booking, t, values, locale, secret } = context;
  const { cancelledAt, refundMinor } = booking;
  if (!cancelledAt) return undefined;
  const step = await lastStepTo("cancelled", booking);
  const byGuest = step?.actor === "guest";
  const day = { ...values, cancelled: dayInTanzania(cancelledAt, locale) };
  const back = refundMinor ?? 0;
  return {
    subject: t("BookingEmail.cancelled.subject", values),
    paragraphs: [
      t(byGuest ? "BookingEmail.cancelled.byGuest" : "BookingEmail.cancelled.byOperator", day),
      ...(byGuest || !step?.note ? [] : [step.note]),
      howComputed(context, byGuest, cancelledAt, back),
      ...(back > 0 ? [t("BookingEmail.cancelled.sent")] : []),
    ],
    action: { text: t("BookingEmail.link.open"), href: secret },
    tables: [priceTable(context)],
    after: [t("BookingEmail.cancelled.farewell")],
  };
};

function howComputed(
  { booking, receivedMinor, t, values }: EmailContext,
  byGuest: boolean,
  cancelledAt: Date,
  backMinor: number,
): string {
  const figures = { ...values, back: formatPayment(backMinor) };
  if (receivedMinor === 0) return t("BookingEmail.cancelled.unpaid");
  if (!byGuest) return t("BookingEmail.cancelled.ours", figures);
  if (booking.confirmedAt === null) return t("BookingEmail.cancelled.unconfirmed", figures);
  const day = businessDay(cancelledAt);
  const paid = paidBooking(booking);
  const keptMinor = keptOn(day, paid);
  const kept = { ...figures, kept: formatPayment(keptMinor) };
  const unchanged = { ...paid, keptLeastMinor: 0, termsStart: null };
  return keptMinor === keptOn(day, unchanged)
    ? keptBecause(t, tierOn(day, unchanged), kept)
    : t("BookingEmail.cancelled.afterChange", kept);
}
