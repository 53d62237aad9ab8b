import { businessDay } from "../clock";
import type { Endpoint, InputOf, OutputOf } from "../contract/endpoint";
import type { Locale } from "../contract/locale";
import { externalApiBase } from "../env";
import { knownPosition } from "../freshness/known-changes";
import { dependOn, renewAfter, renewElsewhereSeconds } from "../freshness/making";
import { addressOf } from "./address";
import { callAs } from "./call";
import { rememberReply, replyThatHolds } from "./good-replies";
import { retrying } from "./retrying";

// A visitor hears within three seconds that a page cannot be made; making the error page is in it.
const retry = retrying({ ms: 2_300, tiredMs: 300 });

/** What is asked of an endpoint in a language, as one text. */
export function questionOf<E extends Endpoint>(locale: Locale, endpoint: E, input: InputOf<E>) {
  return `${locale} ${addressOf(endpoint, input)}`;
}

/**
 * Reads from an endpoint in a language, for a document that is made for everybody, which depends on
 * it from then on; see `callAs`. The embedded API is read once for all documents until something
 * changes, and asked again where it fails: one that is elsewhere has had its time, and visitors are
 * waiting.
 */
export async function readAs<E extends Endpoint>(
  locale: Locale,
  endpoint: E,
  input: InputOf<E>,
): Promise<OutputOf<E>> {
  const question = questionOf(locale, endpoint, input);
  const isElsewhere = externalApiBase(locale) !== undefined;
  if (isElsewhere) renewAfter(renewElsewhereSeconds);
  const held = isElsewhere ? undefined : replyThatHolds(question, locale);
  if (held) {
    dependOn(held.dependencies);
    // What was remembered came from this endpoint.
    return held.reply as OutputOf<E>;
  }
  const position = knownPosition();
  const day = businessDay();
  const ask = () => callAs(locale, endpoint, input);
  try {
    const output = await (isElsewhere ? ask() : retry(ask));
    const dependencies = endpoint.dependsOn?.(input, output) ?? ["anything"];
    rememberReply(question, output, { dependencies, position, day });
    dependOn(dependencies);
    return output;
  } catch (error) {
    // What is not there may come with whatever changes next.
    dependOn(["anything"]);
    throw error;
  }
}
