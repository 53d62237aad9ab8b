import { type Locale, LocaleSchema, locales } from "../contract/locale";

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
  return LocaleSchema.catch(defaultLocale).parse(value);
}
