import { colors, contentWidth, page, styles, type TextStyle } from "./document-style";
import { inParts } from "./in-parts";
import type { Sheet } from "./sheet";

/** A paragraph in the flow; begins a new page rather than being cut, and a long one goes on there. */
export function paragraph(sheet: Sheet, text: string, style: TextStyle = styles.text): void {
  for (const { part, ...going } of inParts(sheet, text, style)) {
    const height = sheet.height(part, style);
    sheet.ensure(height);
    sheet.tagged("P", () => sheet.put(part, style, { align: "start", ...going }));
    sheet.y += height;
  }
}

/** A heading in the flow, which never stands alone at the foot of a page. */
export function heading(sheet: Sheet, text: string, following = 60): void {
  const height = sheet.height(text, styles.heading);
  sheet.ensure(height + following);
  sheet.tagged("H2", () => sheet.put(text, styles.heading));
  sheet.y += height + 6;
}

interface PairsPlace {
  x?: number;
  width?: number;
  /** Width of the labels. */
  labels?: number;
  value?: TextStyle;
}

type Pair = [label: string, value: string];

/** Labels with what they name beside them. */
export function pairs(sheet: Sheet, rows: Pair[], place: PairsPlace = {}): void {
  const { x = page.left, width = contentWidth, labels = 110, value: style = styles.text } = place;
  for (const row of rows) {
    const height = pairHeight(sheet, row, place);
    sheet.ensure(height);
    const [label, value] = row;
    const lower = (style.size - styles.small.size) * 0.8;
    sheet.tagged("P", () => {
      sheet.put(label, styles.small, { x, y: sheet.y + lower, width: labels - 10 });
      sheet.put(value, style, { x: x + labels, width: width - labels });
    });
    sheet.y += height;
  }
}

/** How high a label with its value is, with the space below. */
export function pairHeight(
  sheet: Sheet,
  [label, value]: Pair,
  { width = contentWidth, labels = 110, value: style = styles.text }: PairsPlace,
): number {
  const heights = [
    sheet.height(label, styles.small, labels - 10),
    sheet.height(value, style, width - labels),
  ];
  return Math.max(...heights) + 3;
}

export interface AmountRow {
  label: string;
  amount: string;
  /** A date or number before the label. */
  before?: string;
  strong?: boolean;
}

const amountWidth = 92;
const beforeWidth = 96;
const labelsWidth = contentWidth - amountWidth - 12;
const rowGap = 7.5;

/** How high rows without anything before their labels are, with their head. */
export const amountsHeight = (sheet: Sheet, rows: AmountRow[]): number =>
  rows.reduce(
    (sum, { label, strong }) =>
      sum + sheet.height(label, strong ? styles.strong : styles.text, labelsWidth) + rowGap,
    sheet.height(" ", styles.small) + rowGap,
  );

/** Rows with their amounts in one column at the right, a hairline below each. */
export function amounts(sheet: Sheet, head: AmountRow, rows: AmountRow[]): void {
  const dated = rows.some(({ before }) => before !== undefined);
  const labelX = page.left + (dated ? beforeWidth : 0);
  const labelWidth = labelsWidth - (labelX - page.left);
  const amountAt = { x: page.left + contentWidth - amountWidth, width: amountWidth };
  const row = (type: "TH" | "TD", { before, label, amount }: AmountRow, style: TextStyle) => {
    const height = sheet.height(label, style, labelWidth);
    sheet.ensure(height + 10);
    const y = sheet.y + 5;
    sheet.within("TR", () => {
      if (before) sheet.tagged(type, () => sheet.put(before, style, { y, width: beforeWidth - 8 }));
      sheet.tagged(type, () => sheet.put(label, style, { x: labelX, y, width: labelWidth }));
      sheet.tagged(type, () => sheet.put(amount, style, { ...amountAt, y, align: "right" }));
    });
    sheet.y += height + rowGap;
    hairline(sheet);
  };
  sheet.within("Table", () => {
    row("TH", head, styles.small);
    for (const each of rows) row("TD", each, each.strong ? styles.strong : styles.text);
  });
}

/** A thin line across the page where the flow stands. */
export function hairline(sheet: Sheet, color: string = colors.line): void {
  const { y } = sheet;
  sheet.decoration((doc) => {
    doc.moveTo(page.left, y).lineTo(page.left + contentWidth, y);
    doc.lineWidth(0.7).stroke(color);
  });
}
