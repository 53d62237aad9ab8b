import type { Locale } from "../../lib/contract/locale";

const outages = new Map<Locale, number>();

/** The API of a language could not answer just now, as the application told. */
export function noteAway(locale: Locale): void {
  outages.set(locale, performance.now());
}

/** Whether the API of a language failed to answer since then. */
export function wasAway(locale: Locale, sinceMs: number): boolean {
  const at = outages.get(locale);
  return at !== undefined && at >= sinceMs;
}
