import { listFormat } from "./formats";
import type { Locale } from "./locales";

/** Several things in one sentence: `April, May and November`. */
export function listText(things: readonly string[], locale: Locale): string {
  // American English would have a comma before the last.
  return listFormat(locale).format(things);
}
