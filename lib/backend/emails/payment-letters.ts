import { businessDay } from "@/lib/clock";
import { formatDay, formatPayment } from "@/lib/i18n/format";
import { addDays } from "@/lib/pricing/days";
import { policy } from "@/lib/pricing/policy";
import { priceTable } from "../documents/price-table";
import { refundTable } from "../documents/refund-table";
import { dayInTanzania } from "../documents/trip-words";
import { payLink, takesCards } from "./guest-links";
import type { Occasion, Say } from "./said";

/** The deposit has arrived. */
export const confirmed: Say = (occasion) => {
  const { booking, t, values } = occasion;
  if (booking.state !== "confirmed") return undefined;
  return {
    subject: t("BookingMail.confirmed.subject", values),
    paragraphs: [t("BookingMail.confirmed.intro", values), whatRemains(occasion)],
    action: open(occasion),
    tables: [priceTable(occasion), refundTable(occasion)],
    after: [
      t("BookingMail.refund.note"),
      t("BookingMail.confirmed.papers"),
      t("BookingMail.confirmed.insurance"),
    ],
    papers: ["invoice", "receipt", "trip-pack", "calendar"],
  };
};

/** Further money has arrived; `detail` is the source of its entry in the ledger. */
export const receipt: Say = (occasion) => {
  const { entries, t, values, locale, detail } = occasion;
  const entry = entries.find(({ source }) => source === detail);
  if (!entry) return undefined;
  const payment = {
    ...values,
    amount: formatPayment(entry.amountMinor),
    received: dayInTanzania(entry.at, locale),
  };
  return {
    subject: t("BookingMail.receipt.subject", payment),
    paragraphs: [t("BookingMail.receipt.intro", payment), whatRemains(occasion)],
    action: open(occasion),
    tables: [priceTable(occasion)],
    papers: ["receipt"],
  };
};

/** The balance will soon be due. */
export const balance: Say = (occasion) => {
  const { view, t, values } = occasion;
  if (!owesBalance(occasion)) return undefined;
  const isToday = view.balance_due === businessDay();
  return {
    subject: t(
      isToday ? "BookingMail.balance.subject_today" : "BookingMail.balance.subject",
      values,
    ),
    paragraphs: [
      t("BookingMail.balance.intro", values),
      t(`BookingMail.balance.${takesCards(occasion) ? "next" : "transfer"}`, values),
    ],
    action: payLink(occasion, values.balance),
    tables: [priceTable(occasion)],
  };
};

/** The balance was due; a week more is given. */
export const overdue: Say = (occasion) => {
  const { booking, t, values, locale } = occasion;
  if (!owesBalance(occasion)) return undefined;
  const told = businessDay(booking.remindedAt ?? undefined);
  const last_day = formatDay(addDays(told, policy.graceDays), locale);
  return {
    subject: t("BookingMail.overdue.subject", values),
    paragraphs: [
      t("BookingMail.overdue.intro", values),
      t("BookingMail.overdue.next", { ...values, last_day }),
    ],
    action: payLink(occasion, values.balance),
    tables: [priceTable(occasion)],
  };
};

function owesBalance({ booking, view }: Occasion): boolean {
  return booking.state === "confirmed" && view.balance_minor > 0 && view.starts > businessDay();
}

function whatRemains({ booking, view, t, values }: Occasion): string {
  const { state, dueNowMinor, paidMinor } = booking;
  if (state === "confirmed")
    return view.balance_minor > 0 ? t("BookingMail.balance_by", values) : t("BookingMail.settled");
  const missingMinor = dueNowMinor - paidMinor;
  // The date is not settled, or what is missing has come by another way in the meantime.
  if (state === "enquiry" || state === "consultation" || missingMinor <= 0)
    return t("BookingMail.receipt.waiting");
  return t("BookingMail.receipt.part", { ...values, due: formatPayment(missingMinor) });
}

function open({ t, secret }: Occasion) {
  return { text: t("BookingMail.link.open"), href: secret };
}
