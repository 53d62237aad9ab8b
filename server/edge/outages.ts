import type { Locale } from "../../lib/contract/locale";

const key = Symbol.for("tembea.outages");

/** Whether the API of a language failed to answer since then, as `lib/api` notes it. */
export function wasAway(locale: Locale, sinceMs: number): boolean {
  const outages: unknown = Reflect.get(globalThis, key);
  const at: unknown = outages instanceof Map ? outages.get(locale) : undefined;
  return typeof at === "number" && at >= sinceMs;
}
