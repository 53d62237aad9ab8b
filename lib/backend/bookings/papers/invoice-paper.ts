import { formatMoney } from "@/lib/i18n/format";
import { priceLineAmount, priceLineText } from "@/lib/i18n/price-line-text";
import { brand } from "@/lib/site/brand";
import { absoluteUrl } from "@/lib/site/domains";
import { routes } from "@/lib/site/routes";
import { paidRows } from "../letters/price-table";
import { refundTable } from "../letters/refund-table";
import type { Telling } from "../letters/telling";
import { dayInTanzania } from "../letters/trip-words";
import { addressBlock } from "./address-block";
import { dueBox } from "./due-box";
import { foot, letterhead } from "./letterhead";
import { styles } from "./paper-style";
import { journeyFacts, newSheet, sampleNote } from "./paper-words";
import type { Sheet } from "./sheet";
import { amounts, pairs, paragraph } from "./sheet-parts";
import { type Column, line, sideBySide } from "./side-by-side";

/** The invoice: who, what, how much, by when and to where. */
export async function invoicePaper(told: Telling): Promise<Buffer> {
  const { booking, view, locale, t } = told;
  const at = booking.invoicedAt ?? booking.confirmedAt ?? booking.createdAt;
  const number = booking.invoice ?? "";
  const title = t("Papers.invoice.title");
  const sheet = await newSheet(told, `${title} ${number}`, at);
  letterhead(sheet, title, number);
  addressBlock(sheet, told, t("Papers.invoice.to"));
  pairs(sheet, [
    [t("Papers.number"), number],
    [t("Papers.date"), dayInTanzania(at, locale)],
    ...journeyFacts(told),
  ]);
  sheet.y += 14;
  amounts(sheet, { label: t("Papers.invoice.item"), amount: t("Papers.invoice.amount") }, [
    ...view.price.lines.map((each) => ({
      label: priceLineText(each, t),
      amount: priceLineAmount(each.amount_minor),
    })),
    {
      label: t("BookingMail.price.total"),
      amount: formatMoney(view.price.total_minor),
      strong: true,
    },
    ...paidRows(told).map(([label, amount]) => ({ label, amount })),
  ]);
  sheet.y += 16;
  dueBox(sheet, told);
  howAndIfNot(sheet, told);
  closing(sheet, told);
  return sheet.finish(foot(sheet, t));
}

/** How to transfer what is still due, and what a cancellation would keep. */
function howAndIfNot(sheet: Sheet, told: Telling): void {
  const { view, t, booking } = told;
  const isOpen = view.due_now_minor + view.balance_minor > 0;
  const { title, rows } = refundTable(told);
  // All that follows the amounts stays together.
  sheet.ensure(200);
  const transfer = (column: Column) => {
    if (!isOpen) return;
    line(sheet, t("Papers.invoice.transfer"), styles.heading, column);
    sheet.y += 4;
    pairs(
      sheet,
      [
        [t("Papers.invoice.holder"), brand.legalName],
        [t("Papers.invoice.bank"), brand.bank.name],
        [t("Papers.invoice.account"), brand.bank.account],
        [t("Papers.invoice.swift"), brand.bank.swift],
        [t("Papers.invoice.purpose"), booking.invoice ?? ""],
      ],
      { ...column, labels: 92 },
    );
  };
  const refund = (column: Column) => {
    if (rows.length === 0) return;
    line(sheet, title, styles.heading, column);
    sheet.y += 4;
    pairs(sheet, rows, { ...column, labels: 118 });
  };
  sideBySide(sheet, isOpen ? transfer : refund, isOpen ? refund : transfer);
  sheet.y += 14;
}

function closing(sheet: Sheet, { view, locale, t }: Telling): void {
  const url = absoluteUrl(locale, routes.terms);
  const percent = view.price.deposit_percent;
  paragraph(sheet, t("Papers.invoice.terms", { percent, url }), styles.small);
  for (const note of sampleNote(t, "sample")) {
    sheet.y += 5;
    paragraph(sheet, note, styles.note);
  }
}
