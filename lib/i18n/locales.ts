// Islands import this: without zod, which would weigh more than all of it.
import { type Locale, languages, locales } from "../contract/locales";

export { type Locale, languages, locales };

/** Every host that is not configured for another language is English. */
export const defaultLocale: Locale = "en";

/** Narrows any value to a locale; anything unknown becomes English. */
export function toLocale(value: unknown): Locale {
  return locales.find((locale) => locale === value) ?? defaultLocale;
}

/** The host name of a language where none is configured: `localhost`, `de.localhost`. */
export function usualDomain(locale: Locale): string {
  return locale === defaultLocale ? "localhost" : `${locale}.localhost`;
}
