import { brand } from "@/lib/site/brand";
import { styles } from "./document-style";
import { guestAddress } from "./document-words";
import { ourAddress } from "./letterhead";
import type { Sheet } from "./sheet";
import { line, sideBySide } from "./side-by-side";
import type { Telling } from "./telling";

/** Who the document is for, and beside it who it is from. */
export function postalAddresses(sheet: Sheet, told: Telling, forWhom: string): void {
  const { locale, t } = told;
  const [name = "", ...guest] = guestAddress(told);
  const [company = "", ...ours] = ourAddress(locale);
  sideBySide(
    sheet,
    (column) => {
      line(sheet, forWhom, styles.small, column);
      line(sheet, name, styles.strong, column);
      for (const each of guest) line(sheet, each, styles.text, column);
    },
    (column) => {
      line(sheet, t("Papers.from"), styles.small, column);
      line(sheet, company, styles.strong, column);
      for (const each of ours) line(sheet, each, styles.text, column);
      line(sheet, t("Papers.tax", { number: brand.taxNumber }), styles.text, column);
    },
  );
  sheet.y += 20;
}
