/**
 * The languages of the site, English first. A language is added here; what else it needs, the type
 * checker and the start of the site name (README, "Adding a language").
 */
export const languages = {
  /** `tag` is the spelling of the language that texts and dates keep to (BCP 47). */
  en: { name: "English", tag: "en-GB" },
  de: { name: "Deutsch", tag: "de" },
  fr: { name: "Français", tag: "fr" },
  es: { name: "Español", tag: "es" },
  it: { name: "Italiano", tag: "it" },
  // Of a plain `pt` browsers and Node make Brazil's.
  pt: { name: "Português", tag: "pt-PT" },
} as const;

export type Locale = keyof typeof languages;

export const locales = Object.keys(languages) as [Locale, ...Locale[]];
