import { type Locale, languages } from "./locales";

const formats = new Map<string, Intl.DateTimeFormat>();

/** How days are written in a language. Each format is made once: that takes as long as using it a hundred times. */
export function dateFormat(locale: Locale, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(style);
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(languages[locale].tag, { ...style, timeZone: "UTC" });
  formats.set(key, format);
  return format;
}
