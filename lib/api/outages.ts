import { ApiError, statusOf } from "../contract/errors";
import type { Locale } from "../contract/locale";

const key = Symbol.for("tembea.outages");

/**
 * Notes that the API of a language could not answer properly just now. The edge, a module graph of
 * its own, then answers 503 for a page that failed, so that nobody takes it for gone or broken.
 */
export function noteOutage(locale: Locale, error: unknown): void {
  if (!(error instanceof ApiError) || statusOf[error.code] < 500) return;
  const kept: unknown = Reflect.get(globalThis, key);
  const outages = kept instanceof Map ? kept : new Map();
  Reflect.set(globalThis, key, outages.set(locale, performance.now()));
}
