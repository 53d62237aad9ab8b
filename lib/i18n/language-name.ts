import type { Locale } from "../contract/locale";
import type { SentWords } from "../contract/offer-document";

/** What a language is called in another. */
export const languageName = (language: Locale, locale: string): string =>
  new Intl.DisplayNames(locale, { type: "language" }).of(language) ?? language;

/** In which languages the short words of an offer are that are not in the guest's, as one says it; empty where all are. */
export function shortLanguageNames(
  { short_languages = {}, line_languages = {} }: SentWords,
  locale: string,
): string {
  const all = [...Object.values(short_languages), ...Object.values(line_languages)];
  const names = [...new Set(all)].map((language) => languageName(language, locale));
  return new Intl.ListFormat(locale).format(names);
}
