import { businessDay } from "../clock";
import type { Locale } from "../contract/locale";
import { stillHolds } from "../freshness/known-changes";

/** A reply that was read, as JSON beside the heap, and of which changes and which day it is. */
interface Remembered {
  json: Buffer;
  dependencies: readonly string[];
  position: number;
  day: string;
}

const mostBytes = 8_000_000;
const replies = new Map<string, Remembered>();
let bytes = 0;

/** Remembers a reply; the longest unused ones give way. */
export function rememberReply(
  question: string,
  reply: unknown,
  from: Omit<Remembered, "json">,
): void {
  forget(question);
  const json = Buffer.from(JSON.stringify(reply));
  replies.set(question, { json, ...from });
  bytes += question.length + json.length;
  for (const oldest of replies.keys()) {
    if (bytes <= mostBytes) return;
    forget(oldest);
  }
}

/** The last good reply to this question in this process, however old, or undefined. */
export function lastGoodReply(question: string): unknown {
  const known = replies.get(question);
  return known && read(known);
}

/** The reply to this question, where nothing that it depends on has changed since; else undefined. */
export function replyThatHolds(
  question: string,
  locale: Locale,
): { reply: unknown; dependencies: readonly string[] } | undefined {
  const known = replies.get(question);
  if (known?.day !== businessDay()) return undefined;
  if (!stillHolds(known.dependencies, known.position, locale)) return undefined;
  // What was used longest ago is the first of them.
  replies.delete(question);
  replies.set(question, known);
  return { reply: read(known), dependencies: known.dependencies };
}

const read = (known: Remembered): unknown => JSON.parse(known.json.toString());

function forget(question: string): void {
  const known = replies.get(question);
  if (known === undefined) return;
  bytes -= question.length + known.json.length;
  replies.delete(question);
}
