import type { Endpoint, InputOf, OutputOf } from "../contract/endpoint";
import type { Locale } from "../contract/locale";
import { externalApiBase } from "../env";
import { callAs } from "./call";
import { retrying } from "./retrying";

// A visitor hears within three seconds that a page cannot be made; making the error page is in it.
const retry = retrying({ ms: 2_300, tiredMs: 300 });

/**
 * Reads from an endpoint in a language, for a document that is made for everybody; see `callAs`. Only the
 * embedded API is asked again: one that is elsewhere has had its time, and visitors are waiting.
 */
export function readAs<E extends Endpoint>(
  locale: Locale,
  endpoint: E,
  input: InputOf<E>,
): Promise<OutputOf<E>> {
  const ask = () => callAs(locale, endpoint, input);
  return externalApiBase(locale) ? ask() : retry(ask);
}
