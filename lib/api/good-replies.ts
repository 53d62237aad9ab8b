import { businessDay } from "../clock";
import type { Locale } from "../contract/locale";
import { stillHolds } from "../freshness/known-changes";

/** A reply that was read, as text, and of which changes and which day it is. */
interface Remembered {
  text: string;
  dependencies: readonly string[];
  position: number;
  day: string;
}

const mostLetters = 16_000_000;
const replies = new Map<string, Remembered>();
let letters = 0;

/** Remembers a reply; the longest unused ones give way. */
export function rememberReply(
  question: string,
  reply: unknown,
  from: Omit<Remembered, "text">,
): void {
  forget(question);
  const text = JSON.stringify(reply);
  replies.set(question, { text, ...from });
  letters += question.length + text.length;
  for (const oldest of replies.keys()) {
    if (letters <= mostLetters) return;
    forget(oldest);
  }
}

/** The last good reply to this question in this process, however old, or undefined. */
export function lastGoodReply(question: string): unknown {
  const known = replies.get(question);
  return known && JSON.parse(known.text);
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
  return { reply: JSON.parse(known.text), dependencies: known.dependencies };
}

function forget(question: string): void {
  const known = replies.get(question);
  if (known === undefined) return;
  letters -= question.length + known.text.length;
  replies.delete(question);
}
