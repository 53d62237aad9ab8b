import { contentWidth, page, styles, type TextStyle } from "./document-style";
import { beginsFromRight } from "./reading-order";
import type { Sheet } from "./sheet";

export interface Column {
  x: number;
  width: number;
}

const gap = 30;
/** Width of one of two columns. */
export const columnWidth = (contentWidth - gap) / 2;
const bulletWidth = 11;
const itemGap = 2.5;

/** Two columns from the same height on; the flow goes on below the longer one. */
export function sideBySide(
  sheet: Sheet,
  left: (column: Column) => void,
  right: (column: Column) => void,
): void {
  const width = columnWidth;
  const { y } = sheet;
  left({ x: page.left, width });
  const bottom = sheet.y;
  sheet.y = y;
  right({ x: page.left + width + gap, width });
  sheet.y = Math.max(bottom, sheet.y);
}

/** A line of a column, as high as it needs. */
export function line(sheet: Sheet, text: string, style: TextStyle, { x, width }: Column): void {
  sheet.tagged("P", () => sheet.put(text, style, { x, width }));
  sheet.y += sheet.height(text, style, width);
}

/** A heading with its points. */
export function bulletList(sheet: Sheet, title: string, items: string[], column: Column): void {
  if (title) {
    line(sheet, title, styles.heading, column);
    sheet.y += 5;
  }
  for (const item of items) {
    const width = column.width - bulletWidth;
    const isFromRight = beginsFromRight(item);
    const bullet = isFromRight
      ? { x: column.x + width, width: bulletWidth, align: "right" as const }
      : { x: column.x, width: bulletWidth };
    const place = { x: isFromRight ? column.x : column.x + bulletWidth, width };
    sheet.decoration(() => sheet.put("•", styles.text, bullet));
    sheet.tagged("P", () => sheet.put(item, styles.text, { ...place, align: "start" }));
    sheet.y += sheet.height(item, styles.text, width) + itemGap;
  }
}

interface List {
  title: string;
  items: string[];
}

/** Two lists side by side on one page, or, where they are longer than one, going on on the next. */
export function listsSideBySide(sheet: Sheet, left: List, right: List): void {
  const height = Math.max(listHeight(sheet, left.items), listHeight(sheet, right.items));
  const isWhole = height <= page.bottom - page.top;
  // What is divided anyway begins where there is room for its heading and a few points.
  sheet.ensure(isWhole ? height : 120);
  let [rest, other] = [left, right];
  while (rest.items.length + other.items.length > 0) {
    const [here, there] = [thatFit(sheet, rest), thatFit(sheet, other)];
    const draw =
      ({ title, items }: List) =>
      (column: Column) =>
        items.length > 0 && bulletList(sheet, title, items, column);
    sideBySide(sheet, draw(here), draw(there));
    rest = { title: "", items: rest.items.slice(here.items.length) };
    other = { title: "", items: other.items.slice(there.items.length) };
    if (rest.items.length + other.items.length > 0) sheet.newPage();
  }
}

/** As much of a list as fits onto the rest of the page; one point at least, so that it goes on. */
function thatFit(sheet: Sheet, { title, items }: List): List {
  let free = page.bottom - sheet.y - listHeight(sheet, []);
  const end = items.findIndex((item) => {
    free -= itemHeight(sheet, item);
    return free < 0;
  });
  return { title, items: end < 0 ? items : items.slice(0, Math.max(end, 1)) };
}

/** How high such a list is in one of two columns. */
export function listHeight(sheet: Sheet, items: string[]): number {
  return items.reduce((sum, item) => sum + itemHeight(sheet, item), 26);
}

const itemHeight = (sheet: Sheet, item: string) =>
  sheet.height(item, styles.text, columnWidth - bulletWidth) + itemGap;
