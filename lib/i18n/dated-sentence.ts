import type { Locale } from "./locales";

const beforeEightAndEleven =
  /\b(il|al|dal|del|nel|sul) (?=(?:8|11)\s(?:gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic))/gi;

/** Articles before dates that are spoken with a vowel: «entro il 11 aprile» is «entro l’11 aprile». */
function italianArticles(text: string): string {
  return text.replace(beforeEightAndEleven, (_, article: string) =>
    article.toLowerCase() === "il" ? `${article === "Il" ? "L" : "l"}’` : `${article}l’`,
  );
}

/**
 * A sentence with a date in it, as the language wants it before the date. Translations outside of a
 * page go through it by themselves (see `translator`); on a page, whoever says a date does it.
 */
export function datedSentence(text: string, locale: Locale): string {
  return locale === "it" ? italianArticles(text) : text;
}
