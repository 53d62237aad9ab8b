import { brand } from "@/lib/site/brand";
import type { BookingContext } from "./booking-context";
import { styles } from "./document-style";
import { guestAddress } from "./document-words";
import { ourAddress } from "./letterhead";
import type { Sheet } from "./sheet";
import { line, sideBySide } from "./side-by-side";

/** Who the document is for, and beside it who it is from. */
export function postalAddresses(sheet: Sheet, context: BookingContext, forWhom: string): void {
  const { locale, t } = context;
  const [name = "", ...guest] = guestAddress(context);
  const [company = "", ...ours] = ourAddress(locale);
  sideBySide(
    sheet,
    (column) => {
      line(sheet, forWhom, styles.small, column);
      line(sheet, name, styles.strong, column);
      for (const each of guest) line(sheet, each, styles.text, column);
    },
    (column) => {
      line(sheet, t("Documents.from"), styles.small, column);
      line(sheet, company, styles.strong, column);
      for (const each of ours) line(sheet, each, styles.text, column);
      line(sheet, t("Documents.tax", { number: brand.taxNumber }), styles.text, column);
    },
  );
  sheet.y += 20;
}
