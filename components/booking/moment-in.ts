import { dateText } from "@/lib/i18n/date-text";
import { type Locale, languages } from "@/lib/i18n/locales";

/** Until when something holds, to the minute, where the reader is. @param moment in milliseconds */
export function momentIn(moment: number, locale: Locale): string {
  const { tag } = languages[locale];
  const format = new Intl.DateTimeFormat(tag, { dateStyle: "full", timeStyle: "short" });
  return dateText(format.formatToParts(moment), locale);
}
