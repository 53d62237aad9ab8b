import { contentWidth, page, styles, type TextStyle } from "./document-style";
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
  line(sheet, title, styles.heading, column);
  sheet.y += 5;
  for (const item of items) {
    const bullet = { x: column.x, width: bulletWidth };
    sheet.decoration(() => sheet.put("•", styles.text, bullet));
    line(sheet, item, styles.text, {
      x: column.x + bulletWidth,
      width: column.width - bulletWidth,
    });
    sheet.y += itemGap;
  }
}

/** How high such a list is in one of two columns. */
export function listHeight(sheet: Sheet, items: string[]): number {
  const heights = items.map((item) => sheet.height(item, styles.text, columnWidth - bulletWidth));
  return heights.reduce((sum, each) => sum + each + itemGap, 26);
}
