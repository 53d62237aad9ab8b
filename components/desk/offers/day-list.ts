import type { DraftDay, OwnWords } from "@/lib/contract/offer-document";
import { newId } from "./new-id";

export const newDay = (block: string | null): DraftDay => ({
  ...{ id: newId("day"), block },
  ...{ stay: null, title: null, text: null },
});

/** Whether somebody has put photographs beside a day. */
export const hasPhotographs = ({ photographs = [] }: DraftDay): boolean => photographs.length > 0;

/** Whether a day says something in words of our own. */
export const hasWords = ({ title, text, over, under }: DraftDay): boolean =>
  [title, text, over, under].some((each) => Object.values(each?.texts ?? {}).some(Boolean));

/** Whether words or photographs of our own would go with a day: the library has none of them. */
export const isWrittenFor = (day: DraftDay): boolean => hasPhotographs(day) || hasWords(day);

/** Days with one of them at another place. */
export function movedDay(days: DraftDay[], from: number, to: number): DraftDay[] {
  const next = [...days];
  const [day] = next.splice(from, 1);
  if (day) next.splice(to, 0, day);
  return next;
}

/**
 * Days with one of them made two. The second has the second half of our own text, where that has
 * paragraphs; else it waits for words of its own.
 */
export function splitDay(days: DraftDay[], at: number): DraftDay[] {
  const day = days[at];
  if (!day) return days;
  const parts = day.text && halves(day.text);
  const second = { ...newDay(null), stay: day.stay, text: parts?.second ?? null };
  const first = parts ? { ...day, text: parts.first } : day;
  return days.toSpliced(at, 1, first, second);
}

/** Words of our own in two, at a paragraph; undefined where none of them has two. */
function halves({ source, texts }: OwnWords) {
  const first: OwnWords["texts"] = {};
  const second: OwnWords["texts"] = {};
  for (const [language, text] of Object.entries(texts)) {
    const paragraphs = text.split(/\n{2,}/);
    const half = Math.ceil(paragraphs.length / 2);
    Object.assign(first, { [language]: paragraphs.slice(0, half).join("\n\n") });
    if (half < paragraphs.length)
      Object.assign(second, { [language]: paragraphs.slice(half).join("\n\n") });
  }
  if (Object.keys(second).length === 0) return undefined;
  return { first: { source, texts: first }, second: { source, texts: second } };
}
