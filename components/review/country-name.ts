import type { Locale } from "@/lib/i18n/locales";

/** The name of a country (ISO 3166 alpha-2) in a language; the code itself where it has none. */
export function countryName(code: string, locale: Locale): string {
  try {
    return new Intl.DisplayNames(locale, { type: "region" }).of(code) ?? code;
  } catch {
    // The code comes from outside and `of` throws on what is no region.
    return code;
  }
}
