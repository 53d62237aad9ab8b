import { formatPayment } from "@/lib/i18n/format";
import { priceLineAmount, priceLineText } from "@/lib/i18n/price-line-text";
import { brand } from "@/lib/site/brand";
import { absoluteUrl } from "@/lib/site/domains";
import { routes } from "@/lib/site/routes";
import type { BookingContext } from "./booking-context";
import { styles } from "./document-style";
import { journeyFacts, newSheet, sampleNote } from "./document-words";
import { dueBox } from "./due-box";
import { type Issued, taxRows } from "./issued-invoice";
import { foot, letterhead } from "./letterhead";
import { postalAddresses } from "./postal-addresses";
import { paidRows } from "./price-table";
import { refundTable } from "./refund-table";
import type { Sheet } from "./sheet";
import { amounts, pairHeight, pairs, paragraph } from "./sheet-parts";
import { type Column, columnWidth, line, sideBySide } from "./side-by-side";
import { dayInTanzania } from "./trip-words";

const partGap = 4;

/**
 * The invoice: who, what, how much, by when and to where. What is due and was paid is as it stands
 * now; one that was credited says so instead.
 */
export async function invoiceDocument(
  context: BookingContext,
  { invoice, other: credit }: Issued,
): Promise<Buffer> {
  const { view, locale, t } = context;
  const { number, issuedAt: at } = invoice;
  const title = t("Documents.invoice.title");
  const sheet = await newSheet(context, `${title} ${number}`, at);
  letterhead(sheet, title, number);
  postalAddresses(sheet, context, t("Documents.invoice.to"));
  pairs(sheet, [
    [t("Documents.number"), number],
    [t("Documents.date"), dayInTanzania(at, locale)],
    ...journeyFacts(context),
  ]);
  sheet.y += 14;
  amounts(sheet, { label: t("Documents.invoice.item"), amount: t("Documents.invoice.amount") }, [
    ...view.price.lines.map((each) => ({
      label: priceLineText(each, t),
      amount: priceLineAmount(each.amount_minor),
    })),
    {
      label: t("BookingEmail.price.total"),
      amount: formatPayment(view.price.total_minor),
      strong: true,
    },
    ...taxRows(invoice, context),
    ...(credit ? [] : paidRows(context).map(([label, amount]) => ({ label, amount }))),
  ]);
  sheet.y += 16;
  if (credit) {
    const text = t("Documents.invoice.credited", { number: credit.number });
    paragraph(sheet, text, styles.strong);
  } else {
    dueBox(sheet, context);
    closing(sheet, context);
  }
  return sheet.finish(foot(sheet, t));
}

/** How to transfer what is still due, what a cancellation would keep, and the terms: all on one page. */
function closing(sheet: Sheet, context: BookingContext): void {
  const columns = [...transfer(context), ...refund(context)];
  const { view, locale, t } = context;
  const terms = t("Documents.invoice.terms", {
    percent: view.price.deposit_percent,
    url: absoluteUrl(locale, routes.terms),
  });
  const notes = sampleNote(t, "sample");
  sheet.ensure(
    Math.max(0, ...columns.map((part) => partHeight(sheet, part))) +
      sheet.height(terms, styles.small) +
      notes.reduce((sum, note) => sum + sheet.height(note, styles.note) + 4, 10),
  );
  const [left, right] = columns.map((part) => (column: Column) => drawPart(sheet, part, column));
  sideBySide(sheet, left ?? nothing, right ?? nothing);
  sheet.y += 10;
  paragraph(sheet, terms, styles.small);
  for (const note of notes) {
    sheet.y += 4;
    paragraph(sheet, note, styles.note);
  }
}

interface Part {
  title: string;
  rows: [label: string, value: string][];
  labels: number;
}

const nothing = () => undefined;

function transfer({ view, booking, t }: BookingContext): Part[] {
  if (view.due_now_minor + view.balance_minor === 0) return [];
  const rows: Part["rows"] = [
    [t("Documents.invoice.holder"), brand.legalName],
    [t("Documents.invoice.bank"), brand.bank.name],
    [t("Documents.invoice.account"), brand.bank.account],
    [t("Documents.invoice.swift"), brand.bank.swift],
    [t("Documents.invoice.purpose"), booking.invoice ?? ""],
  ];
  return [{ title: t("Documents.invoice.transfer"), rows, labels: 92 }];
}

function refund(context: BookingContext): Part[] {
  const { title, rows } = refundTable(context, "medium");
  return rows.length > 0 ? [{ title, rows, labels: 118 }] : [];
}

function partHeight(sheet: Sheet, { title, rows, labels }: Part): number {
  const place = { width: columnWidth, labels };
  const heights = rows.map((row) => pairHeight(sheet, row, place));
  return heights.reduce((sum, each) => sum + each, partGap + sheet.height(title, styles.heading));
}

function drawPart(sheet: Sheet, { title, rows, labels }: Part, column: Column): void {
  line(sheet, title, styles.heading, column);
  sheet.y += partGap;
  pairs(sheet, rows, { ...column, labels });
}
