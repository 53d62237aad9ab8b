import { formatMonth } from "@/lib/i18n/format";
import type { Locale } from "@/lib/i18n/locales";

/** `2027-08` as `August 2027`. */
export function monthText(month: string, locale: Locale): string {
  const [year = "", number = "1"] = month.split("-");
  const name = formatMonth(Number(number), locale);
  return `${name.charAt(0).toLocaleUpperCase(locale)}${name.slice(1)} ${year}`;
}
