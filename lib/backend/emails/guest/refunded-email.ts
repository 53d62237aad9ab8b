import { formatPayment } from "@/lib/i18n/format";
import type { LedgerRow } from "../../documents/booking-context";
import type { EmailContext, GuestEmailWriter } from "./email-context";

/** Money went back; `detail` is the source of its entry in the ledger. */
export const refunded: GuestEmailWriter = (context) => {
  const { entries, t, values, secret, detail } = context;
  const entry = entries.find(({ source }) => source === detail);
  if (!entry) return undefined;
  const money = { ...values, amount: formatPayment(-entry.amountMinor) };
  const isOurs = entry.kind === "refund";
  return {
    subject: t(isOurs ? "BookingMail.refunded.subject" : "BookingMail.reversed.subject", money),
    paragraphs: isOurs
      ? [t("BookingMail.refunded.intro", money), t(why(entry), money)]
      : [t("BookingMail.reversed.intro", money), t(whatNow(context), money)],
    action: { text: t("BookingMail.link.open"), href: secret },
  };
};

/** Its note is the reason for which it was wanted. */
function why({ note }: LedgerRow) {
  switch (note) {
    case "paid_twice":
      return "BookingMail.refunded.twice";
    case "no_seats_left":
      return "BookingMail.refunded.too_late";
    case "paid_after_end":
      return "BookingMail.refunded.after_end";
    default:
      return "BookingMail.refunded.cancelled";
  }
}

/** A bank may take back a later payment without touching the deposit, which keeps the booking. */
function whatNow({ booking }: EmailContext) {
  return booking.state === "confirmed" ? "BookingMail.reversed.still" : "BookingMail.reversed.next";
}
