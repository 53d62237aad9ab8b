import { businessDay } from "@/lib/clock";
import { formatPayment } from "@/lib/i18n/format";
import { payerOf } from "../../bookings/shares/share-rows";
import type { LedgerRow } from "../../documents/booking-context";
import type { EmailContext, GuestEmailWriter } from "./email-context";

/** Money went back; `detail` is the source of its entry in the ledger. */
export const refunded: GuestEmailWriter = async (context) => {
  const { entries, t, values, secret, detail } = context;
  const entry = entries.find(({ source }) => source === detail);
  if (!entry) return undefined;
  const payer = await payerOf(entry.source);
  const money = { ...values, name: payer?.name ?? "", amount: formatPayment(-entry.amountMinor) };
  const isOurs = entry.kind === "refund";
  const reason = payer && entry.note === "share_withdrawn" ? undefined : why(entry);
  const whyText = reason ? [t(reason, money)] : [];
  const then = whatNow(context);
  return {
    subject: t(
      isOurs
        ? "BookingEmail.refunded.subject"
        : `BookingEmail.reversed.${payer ? "subjectShare" : "subject"}`,
      money,
    ),
    paragraphs: isOurs
      ? [t(`BookingEmail.refunded.${payer ? "ofShare" : "intro"}`, money), ...whyText]
      : [
          t(`BookingEmail.reversed.${payer ? "ofShare" : "intro"}`, money),
          ...(then ? [t(then, money)] : []),
        ],
    action: { text: t("BookingEmail.link.open"), href: secret },
  };
};

/** Its note is the reason for which it was wanted. */
function why({ note }: LedgerRow) {
  switch (note) {
    case "paid_twice":
      return "BookingEmail.refunded.twice";
    case "no_seats_left":
      return "BookingEmail.refunded.too_late";
    case "paid_after_end":
      return "BookingEmail.refunded.after_end";
    case "changed":
      return "BookingEmail.refunded.changed";
    default:
      return "BookingEmail.refunded.cancelled";
  }
}

/** A bank may take back one of several payments: what is left keeps the booking until the operator decides. */
function whatNow({ booking, view }: EmailContext) {
  switch (booking.state) {
    case "confirmed":
      return booking.starts > businessDay()
        ? "BookingEmail.reversed.still"
        : "BookingEmail.reversed.travelled";
    case "refunded":
      return booking.cancelledAt ? undefined : "BookingEmail.reversed.next";
    case "provisional":
    case "invoiced":
      return view.own_part ? "BookingEmail.receipt.shares" : undefined;
    default:
      return undefined;
  }
}
