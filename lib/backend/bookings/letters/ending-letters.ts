import { and, desc, eq } from "drizzle-orm";
import { formatMoney } from "@/lib/i18n/format";
import { keptOn } from "@/lib/pricing/refund";
import { bookingEvents } from "../../db/booking-schema";
import { db } from "../../db/pool";
import { paidBooking } from "../refund-due";
import { tanzanianDay } from "../tanzanian-day";
import type { BookingRow } from "../transitions";
import { priceTable } from "./price-table";
import type { Occasion, Say } from "./said";
import { dayInTanzania } from "./trip-words";

/** The booking was cancelled: what comes back, and by which rule. */
export const cancelled: Say = async (occasion) => {
  const { booking, t, values, locale, secret } = occasion;
  const { cancelledAt, refundMinor } = booking;
  if (!cancelledAt) return undefined;
  const byGuest = (await whoCancelled(booking)) === "guest";
  const day = { ...values, cancelled: dayInTanzania(cancelledAt, locale) };
  const back = refundMinor ?? 0;
  return {
    subject: t("BookingMail.cancelled.subject", values),
    paragraphs: [
      t(byGuest ? "BookingMail.cancelled.by_guest" : "BookingMail.cancelled.by_operator", day),
      howComputed(occasion, byGuest, cancelledAt, back),
      ...(back > 0 ? [t("BookingMail.cancelled.sent")] : []),
    ],
    action: { text: t("BookingMail.link.open"), href: secret },
    tables: [priceTable(occasion)],
    after: [t("BookingMail.cancelled.farewell")],
  };
};

/** Money went back; `detail` is the source of its entry in the ledger where it is one entry. */
export const refunded: Say = ({ entries, t, values, secret, detail }) => {
  const returns = entries.filter(({ kind }) => kind === "refund" || kind === "reversal");
  const meant = returns.filter(({ source }) => source === detail);
  const told = meant.length > 0 ? meant : returns;
  if (told.length === 0) return undefined;
  const minor = told.reduce((sum, { amountMinor }) => sum - amountMinor, 0);
  const money = { ...values, amount: formatMoney(minor) };
  const news = told.every(({ kind }) => kind === "reversal") ? "reversed" : "refunded";
  return {
    subject: t(`BookingMail.${news}.subject`, money),
    paragraphs: [t(`BookingMail.${news}.intro`, money), t(`BookingMail.${news}.next`, money)],
    action: { text: t("BookingMail.link.open"), href: secret },
  };
};

function howComputed(
  { booking, receivedMinor, t, values }: Occasion,
  byGuest: boolean,
  cancelledAt: Date,
  backMinor: number,
): string {
  const figures = { ...values, back: formatMoney(backMinor) };
  if (receivedMinor === 0) return t("BookingMail.cancelled.unpaid");
  if (!byGuest) return t("BookingMail.cancelled.ours", figures);
  if (booking.confirmedAt === null) return t("BookingMail.cancelled.unconfirmed", figures);
  const paid = paidBooking(booking);
  const keptMinor = keptOn(tanzanianDay(cancelledAt), paid);
  const kept = { ...figures, kept: formatMoney(keptMinor) };
  switch (keptMinor) {
    case 0:
      return t("BookingMail.cancelled.grace", kept);
    case paid.totalMinor:
      return t("BookingMail.cancelled.late");
    case paid.depositMinor:
      return t("BookingMail.cancelled.early", kept);
    default:
      return t("BookingMail.cancelled.half", kept);
  }
}

async function whoCancelled({ reference }: BookingRow): Promise<string | undefined> {
  const [event] = await db()
    .select({ actor: bookingEvents.actor })
    .from(bookingEvents)
    .where(and(eq(bookingEvents.booking, reference), eq(bookingEvents.after, "cancelled")))
    .orderBy(desc(bookingEvents.id))
    .limit(1);
  return event?.actor;
}
