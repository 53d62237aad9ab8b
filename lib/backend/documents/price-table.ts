import { formatDay, formatPayment } from "@/lib/i18n/format";
import { priceLineAmount, priceLineText } from "@/lib/i18n/price-line-text";
import type { BookingContext } from "./booking-context";
import type { EmailTable } from "./email-table";

type Row = [label: string, value: string];

/** The price line by line, what has been paid of it, and what is due when. */
export function priceTable(context: BookingContext): EmailTable {
  const { view, t } = context;
  const lines = view.price.lines.map(
    (line): Row => [priceLineText(line, t), priceLineAmount(line.amount_minor)],
  );
  const total = t("BookingEmail.price.total");
  return {
    title: t("BookingEmail.price.title"),
    strong: [total, t("BookingEmail.price.dueNow"), t("BookingEmail.price.back")],
    rows: [
      ...lines,
      [total, formatPayment(view.price.total_minor)],
      ...paidRows(context),
      ...dueRows(context),
    ],
  };
}

/** The deposit within the total, what was paid, and what of it comes back: of a booking that goes on, what is on its way. */
export function paidRows({ view, booking, receivedMinor, t }: BookingContext): Row[] {
  const { price, refund_minor, by_agent } = view;
  const paid = (minor: number) => amountRow(t("BookingEmail.price.paid"), minor);
  if (refund_minor !== null) {
    const back = refund_minor + (by_agent?.back_minor ?? 0);
    return [...paid(receivedMinor), [t("BookingEmail.price.back"), formatPayment(back)]];
  }
  const deposit = t("BookingEmail.price.deposit", { percent: price.deposit_percent });
  const isDepositOnly = booking.dueNowMinor < booking.totalMinor;
  return [
    ...(isDepositOnly ? amountRow(deposit, price.deposit_minor) : []),
    ...paid(view.paid_minor),
    ...amountRow(t("BookingEmail.price.back"), view.refund_open_minor),
  ];
}

function dueRows({ view, locale, t }: BookingContext): Row[] {
  const date = formatDay(view.balance_due, locale);
  return [
    ...amountRow(t("BookingEmail.price.dueNow"), view.due_now_minor),
    ...amountRow(t("BookingEmail.price.dueBy", { date }), view.balance_minor),
  ];
}

const amountRow = (label: string, minor: number): Row[] =>
  minor > 0 ? [[label, formatPayment(minor)]] : [];
