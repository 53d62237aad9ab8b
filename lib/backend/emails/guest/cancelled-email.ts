import { businessDay } from "@/lib/clock";
import { formatDay, formatPayment } from "@/lib/i18n/format";
import { keptBecause } from "@/lib/i18n/refund-terms";
import { keptOn, tierOn } from "@/lib/pricing/refund";
import { staysMinor } from "../../bookings/money/owed";
import { isAgreedTo, paidBooking } from "../../bookings/money/refund-due";
import { priceTable } from "../../documents/price-table";
import { dayInTanzania } from "../../documents/trip-words";
import { guestCancelledOn, lastStepTo } from "../booking-steps";
import type { EmailContext, GuestEmailWriter } from "./email-context";

/** The booking was cancelled: what comes back, as it was decided, and by which rule. */
export const cancelled: GuestEmailWriter = async (context) => {
  const { booking, view, t, values, locale, secret } = context;
  const { cancelledAt, refundMinor } = booking;
  if (!cancelledAt) return undefined;
  const step = await lastStepTo("cancelled", booking);
  const byGuest = step?.actor === "guest";
  const countsOn = guestCancelledOn(step);
  const day = {
    ...{ ...values, cancelled: dayInTanzania(cancelledAt, locale) },
    ...(countsOn && { counted: formatDay(countsOn, locale) }),
  };
  const { agent, byAgentMinor } = booking;
  const refund_minor = refundMinor ?? 0;
  // What was on its way back before, and what came afterwards and goes back, is written about by itself.
  const paidMinor = staysMinor(booking) + refund_minor + byAgentMinor;
  const byAgent = { agent, byAgent: formatPayment(byAgentMinor) };
  return {
    subject: t("BookingEmail.cancelled.subject", values),
    paragraphs: [
      t(`BookingEmail.cancelled.${countsOn ? "counted" : byGuest ? "byGuest" : "byOperator"}`, day),
      ...(byGuest || !step?.note ? [] : [step.note]),
      howComputed(context, countsOn ?? (byGuest ? businessDay(cancelledAt) : undefined), {
        paidMinor,
        backMinor: refund_minor + byAgentMinor,
      }),
      ...(refund_minor > 0 ? [t("BookingEmail.cancelled.sent")] : []),
      ...(byAgentMinor > 0 ? [t("BookingEmail.cancelled.byAgent", byAgent)] : []),
    ],
    action: { text: t("BookingEmail.link.open"), href: secret },
    tables: [priceTable({ ...context, receivedMinor: paidMinor, view: { ...view, refund_minor } })],
    after: [t("BookingEmail.cancelled.farewell")],
  };
};

/** @param day that counts of a guest's cancelling; undefined where it is ours */
function howComputed(
  { booking, t, values }: EmailContext,
  day: string | undefined,
  { paidMinor, backMinor }: { paidMinor: number; backMinor: number },
): string {
  const figures = { ...values, paid: formatPayment(paidMinor), back: formatPayment(backMinor) };
  if (paidMinor === 0) return t("BookingEmail.cancelled.unpaid");
  if (day === undefined) return t("BookingEmail.cancelled.ours", figures);
  if (!isAgreedTo(booking, day)) return t("BookingEmail.cancelled.unconfirmed", figures);
  const paid = paidBooking(booking);
  const keptMinor = keptOn(day, paid);
  // It was paid while they cancelled what had cost nothing yet.
  if (keptMinor > 0 && backMinor >= paidMinor) return t("BookingEmail.cancelled.crossed", figures);
  const kept = { ...figures, kept: formatPayment(keptMinor) };
  const isAll = keptMinor === booking.totalMinor;
  if (isAll && day >= booking.starts) return t("BookingEmail.cancelled.begun");
  if (!isAll && keptMinor > paidMinor) return t("BookingEmail.cancelled.covered", kept);
  const unchanged = { ...paid, keptLeastMinor: 0, termsStart: null };
  return keptMinor === keptOn(day, unchanged)
    ? keptBecause(t, tierOn(day, unchanged), kept)
    : t("BookingEmail.cancelled.afterChange", kept);
}
