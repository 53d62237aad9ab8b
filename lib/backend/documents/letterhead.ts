import type { Locale } from "@/lib/contract/locale";
import { countryName } from "@/lib/i18n/country-name";
import type { Translator } from "@/lib/i18n/translator";
import { brand } from "@/lib/site/brand";
import { colors, contentWidth, page, styles } from "./document-style";
import type { Sheet } from "./sheet";

const headHeight = 92;

/** The head of a letter: who writes, and what this is. */
export function letterhead(sheet: Sheet, title: string, number: string): void {
  sheet.decoration((doc) => {
    doc.rect(0, 0, page.width, headHeight).fill(colors.paper);
    doc.rect(0, headHeight, page.width, 2).fill(colors.terracotta);
  });
  const half = contentWidth / 2;
  const right = { x: page.left + half, width: half, align: "right" as const };
  sheet.tagged("P", () => {
    sheet.put(brand.name, styles.title, { y: 30, width: half });
    sheet.put(brand.legalName, styles.small, { y: 63, width: half });
  });
  sheet.tagged("H1", () => {
    sheet.put(title, { ...styles.title, size: 19 }, { ...right, y: 35 });
    sheet.put(number, styles.small, { ...right, y: 63 });
  });
  sheet.y = headHeight + 28;
}

/** Our postal address in lines; the rest stands in the foot. */
export function ourAddress(locale: Locale): string[] {
  const country = countryName(brand.country, locale);
  return [brand.legalName, brand.street, `${brand.city}, ${country}`];
}

/** The foot of each page: how to reach us, and which page it is. */
export function foot(sheet: Sheet, t: Translator): (number: number, of: number) => void {
  const style = { ...styles.small, size: 7.5 };
  const y = 804;
  return (number, of) =>
    sheet.decoration((doc) => {
      doc.moveTo(page.left, y - 8).lineTo(page.left + contentWidth, y - 8);
      doc.lineWidth(0.7).stroke(colors.line);
      sheet.put(`${brand.legalName} · ${brand.phone} · ${brand.email}`, style, { y, width: 360 });
      const text = t("Documents.page", { page: number, pages: of });
      sheet.put(text, style, { x: page.left + 360, y, width: contentWidth - 360, align: "right" });
    });
}
