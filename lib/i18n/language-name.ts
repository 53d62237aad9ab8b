import type { SentWords } from "../contract/offer-document";
import { listText } from "./list-text";
import { type Locale, languages } from "./locales";

/** What a language is called in another. */
export const languageName = (language: Locale, locale: Locale): string =>
  new Intl.DisplayNames(languages[locale].tag, { type: "language" }).of(language) ?? language;

/** In which languages the short words of an offer are that are not in the guest's, as one says it; empty where all are. */
export function shortLanguageNames(
  { short_languages = {}, line_languages = {} }: SentWords,
  locale: Locale,
): string {
  const all = [...Object.values(short_languages), ...Object.values(line_languages)];
  const names = [...new Set(all)].map((language) => languageName(language, locale));
  return listText(names, locale);
}
