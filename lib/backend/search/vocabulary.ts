import type { Locale } from "@/lib/contract/locale";
import { HeldValue } from "@/lib/freshness/held-value";
import { fold } from "../content/fold";
import type { SearchWordJson } from "../content/search-word";
import { wordRanks } from "../content/search-words";
import { pool } from "../db/pool";

interface Word {
  /** Folded and in one piece: “Stone Town” is `stonetown`. */
  key: string;
  letters: number;
  shown: string;
  rank: number;
  uses: number;
}

/** What can be searched for in a language. */
export interface Vocabulary {
  /** The place that is called so in any language, by the name it has in this one. */
  place(words: string[]): string | undefined;
  /** The word most like this one, as it is written; undefined where none is alike. */
  nearest(word: string): string | undefined;
  /** The place whose whole name is most like these words. */
  nearestPlace(words: string[]): string | undefined;
}

const held = new HeldValue(["tours", "categories", "destinations", "posts"], readVocabulary);

/** The vocabulary of a language, read when something that can be found has changed. */
export function vocabularyOf(locale: Locale): Promise<Vocabulary> {
  return held.get(locale);
}

async function readVocabulary(locale: Locale): Promise<Vocabulary> {
  const { rows } = await pool().query<{ words: SearchWordJson[] }>(
    "select words from search_vocabularies where locale = $1",
    [locale],
  );
  return makeVocabulary(rows[0]?.words ?? []);
}

function makeVocabulary(rows: SearchWordJson[]): Vocabulary {
  const words = rows.map(([folded, shown, rank, uses]): Word => {
    const key = joined([folded]);
    return { key, letters: lettersOf(key), shown, rank, uses };
  });
  const places = words.filter(({ rank }) => rank === wordRanks.place);
  const placesByKey = new Map(places.map(({ key, shown }) => [key, shown]));
  return {
    place: (typed) => placesByKey.get(joined(typed)),
    nearest: (typed) => nearestOf(words, joined([typed])),
    nearestPlace: (typed) => nearestOf(places, joined(typed)),
  };
}

const joined = (words: string[]) =>
  words
    .map(fold)
    .join("")
    .replace(/[^\p{L}\p{N}]/gu, "");

/** How many letters may be wrong: the longer the word, the more. */
function mostWrong(key: string): number {
  if (key.length < 4) return 0;
  if (key.length < 7) return 1;
  return key.length < 10 ? 2 : 3;
}

function nearestOf(words: Word[], key: string): string | undefined {
  let most = mostWrong(key);
  if (most === 0) return undefined;
  const letters = lettersOf(key);
  let best: Word | undefined;
  for (const word of words) {
    // Each wrong letter takes one letter away and brings another: cheaper than comparing.
    if (bits(letters ^ word.letters) > 2 * most) continue;
    const wrong = editDistance(key, word.key, most);
    // Hands slip anywhere, but a word that begins otherwise and differs twice is another word.
    if (wrong > most || (wrong > 1 && beginning(key) !== beginning(word.key))) continue;
    if (best && wrong === most && !isMoreTelling(word, best)) continue;
    best = word;
    most = wrong;
  }
  return best?.shown;
}

/** The first letter by its sound: Kilimanjaro is Quilimanjaro and Chilimangiaro to some. */
const beginning = (key: string) => key.slice(0, 1).replace(/[cq]/, "k");

const isMoreTelling = (a: Word, b: Word) =>
  a.rank > b.rank || (a.rank === b.rank && a.uses > b.uses);

function lettersOf(key: string): number {
  let letters = 0;
  for (const letter of key) letters |= 1 << (letter.charCodeAt(0) % 32);
  return letters;
}

function bits(number: number): number {
  let rest = number;
  let count = 0;
  for (; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/**
 * How many letters must be put in, left out, changed or swapped with their neighbour to make one
 * word of the other (optimal string alignment).
 *
 * @returns the number, or one more than `most` as soon as it is certain to be more than that
 */
function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= b.length; at += 1) {
      const changed = cell(last, at - 1) + (a[row - 1] === b[at - 1] ? 0 : 1);
      let least = Math.min(changed, cell(last, at) + 1, cell(current, at - 1) + 1);
      if (a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1])
        least = Math.min(least, cell(beforeLast, at - 2) + 1);
      current.push(least);
    }
    if (Math.min(...current) > most) return most + 1;
    [beforeLast, last] = [last, current];
  }
  return cell(last, b.length);
}

const cell = (row: number[], at: number) => row[at] ?? Number.POSITIVE_INFINITY;
