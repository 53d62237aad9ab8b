import { fold } from "../content/fold";
import type { Vocabulary } from "./vocabulary";

export interface Typed {
  word: string;
  start: number;
  end: number;
  /** The last one may still be being typed. */
  isLast: boolean;
}

const mostWords = 8;
const longestPlaceName = 5;

/** The words of a text, in order. */
export function typedWords(text: string): Typed[] {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].slice(0, mostWords);
  return words.map((match, at) => ({
    word: match[0],
    start: match.index,
    end: match.index + match[0].length,
    isLast: at === words.length - 1,
  }));
}

/** The text with places called as in this language: “Sansibar” becomes “Zanzibar” in English. */
export function withOwnPlaceNames(text: string, vocabulary: Vocabulary): string {
  const words = typedWords(text);
  const taken: { start: number; end: number; shown: string }[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (let count = Math.min(longestPlaceName, words.length - at); count > 0; count -= 1) {
      const run = words.slice(at, at + count);
      const [first] = run;
      const last = run.at(-1);
      const shown = vocabulary.place(run.map(({ word }) => word));
      if (!shown || !first || !last) continue;
      if (!saysTheSame(run, shown)) taken.push({ start: first.start, end: last.end, shown });
      at += count - 1;
      break;
    }
  }
  return replaced(text, taken);
}

/**
 * The text with each unknown word replaced by the one that is most like it. Words that are like
 * none are left out beside others that are known.
 *
 * @returns null where nothing known remains
 */
export function corrected(
  text: string,
  vocabulary: Vocabulary,
  isKnown: (word: string) => boolean,
): string | null {
  const words = typedWords(text);
  if (words.every(({ word }) => isKnown(word))) return null;
  // “lago maniara”: only the whole name is alike.
  const place = words.length > 1 && vocabulary.nearestPlace(words.map(({ word }) => word));
  if (place) return place;
  const changes = words
    .filter(({ word }) => !isKnown(word))
    .map((typed) => ({ ...typed, shown: vocabulary.nearest(typed.word) ?? "" }));
  const result = replaced(text, changes).replace(/\s+/g, " ").trim();
  return typedWords(result).length > 0 ? result : null;
}

/** Whether all that was typed stands in the name, whatever the accents. */
function saysTheSame(run: Typed[], name: string): boolean {
  const inName = typedWords(fold(name)).map(({ word }) => word);
  return run.every(({ word }) => inName.includes(fold(word)));
}

function replaced(text: string, changes: { start: number; end: number; shown: string }[]): string {
  return changes.reduceRight(
    (result, { start, end, shown }) => result.slice(0, start) + shown + result.slice(end),
    text,
  );
}
