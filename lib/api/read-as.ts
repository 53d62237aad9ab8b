import type { Endpoint, InputOf, OutputOf } from "../contract/endpoint";
import type { Locale } from "../contract/locale";
import { externalApiBase } from "../env";
import { dependOn, renewAfter } from "../freshness/making";
import { callAs } from "./call";
import { retrying } from "./retrying";

// A visitor hears within three seconds that a page cannot be made; making the error page is in it.
const retry = retrying({ ms: 2_300, tiredMs: 300 });

/** Nobody need say what changes at an API that is elsewhere. */
const renewElsewhereSeconds = 300;

/**
 * Reads from an endpoint in a language, for a document that is made for everybody, which depends on
 * it from then on; see `callAs`. Only the embedded API is asked again: one that is elsewhere has had
 * its time, and visitors are waiting.
 */
export async function readAs<E extends Endpoint>(
  locale: Locale,
  endpoint: E,
  input: InputOf<E>,
): Promise<OutputOf<E>> {
  const isElsewhere = externalApiBase(locale) !== undefined;
  if (isElsewhere) renewAfter(renewElsewhereSeconds);
  try {
    const output = await (isElsewhere ? ask() : retry(ask));
    dependOn(endpoint.dependsOn?.(input, output) ?? ["anything"]);
    return output;
  } catch (error) {
    // What is not there may come with whatever changes next.
    dependOn(["anything"]);
    throw error;
  }

  function ask() {
    return callAs(locale, endpoint, input);
  }
}
