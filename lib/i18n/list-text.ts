import { type Locale, languages } from "./locales";

/** Several things in one sentence: `April, May and November`. */
export function listText(things: readonly string[], locale: Locale): string {
  // American English would have a comma before the last.
  return new Intl.ListFormat(languages[locale].tag).format(things);
}
