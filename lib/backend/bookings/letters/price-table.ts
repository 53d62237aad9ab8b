import { formatDay, formatMoney } from "@/lib/i18n/format";
import { priceLineAmount, priceLineText } from "@/lib/i18n/price-line-text";
import type { LetterTable } from "../../mail/letter";
import type { Telling } from "./telling";

/** The price line by line, what has been paid of it, and what is due when. */
export function priceTable(telling: Telling): LetterTable {
  const { view, t } = telling;
  const lines = view.price.lines.map((line): [string, string] => [
    priceLineText(line, t),
    priceLineAmount(line.amount_minor),
  ]);
  return {
    title: t("BookingMail.price.title"),
    rows: [
      ...lines,
      [t("BookingMail.price.total"), formatMoney(view.price.total_minor)],
      ...dueRows(telling),
    ],
  };
}

/** Deposit, paid, due now and later; once a booking has ended, what it gives back. */
export function dueRows({ view, booking, receivedMinor, locale, t }: Telling): [string, string][] {
  const { price, due_now_minor, balance_minor, refund_minor } = view;
  const paid: [string, string] = [t("BookingMail.price.paid"), formatMoney(receivedMinor)];
  if (refund_minor !== null)
    return [paid, [t("BookingMail.price.back"), formatMoney(refund_minor)]];
  const date = formatDay(view.balance_due, locale);
  const isDepositOnly = booking.dueNowMinor < booking.totalMinor;
  const deposit: [string, string] = [
    t("BookingMail.price.deposit", { percent: price.deposit_percent }),
    formatMoney(price.deposit_minor),
  ];
  return [
    ...(isDepositOnly ? [deposit] : []),
    paid,
    ...amountRow(t("BookingMail.price.due_now"), due_now_minor),
    ...amountRow(t("BookingMail.price.due_by", { date }), balance_minor),
  ];
}

const amountRow = (label: string, minor: number): [string, string][] =>
  minor > 0 ? [[label, formatMoney(minor)]] : [];
