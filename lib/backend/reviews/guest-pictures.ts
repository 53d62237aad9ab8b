import type { Locale } from "@/lib/contract/locale";
import type { Picture } from "@/lib/contract/shared";
import { translator } from "@/lib/i18n/translator";
import { photographFolder } from "@/lib/site/picture-address";

/** What names a guest's photograph and stands there until it is loaded. */
export interface GuestFile {
  file: string;
  color: string;
}

/**
 * Photographs of a review as pictures, which say by whom they are.
 *
 * @param author as the guest book shows them
 * @param about the tour or place; empty for the journey as a whole
 */
export function guestPictures(
  files: GuestFile[],
  locale: Locale,
  author: string,
  about = "",
): Picture[] {
  const t = translator(locale);
  const alt = about
    ? t("ReviewCard.photographOf", { name: author, about })
    : t("ReviewCard.photograph", { name: author });
  return files.map(({ file, color }) => ({
    url: `${photographFolder}${file}`,
    alt,
    color,
    photograph: { focus: [50, 50], caption: "" },
  }));
}
