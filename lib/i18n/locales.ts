// Islands import this: without zod, which would weigh more than all of it.
import { type Locale, locales } from "../contract/locales";

export { type Locale, locales };

/** Every host that is not configured for another language is English. */
export const defaultLocale: Locale = "en";

/** How each language calls itself, for the language switch. */
export const localeNames: Record<Locale, string> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
  it: "Italiano",
  pt: "Português",
};

/** Narrows any value to a locale; anything unknown becomes English. */
export function toLocale(value: unknown): Locale {
  return locales.find((locale) => locale === value) ?? defaultLocale;
}
