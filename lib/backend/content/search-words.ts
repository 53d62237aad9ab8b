import { type Locale, locales } from "@/lib/contract/locale";
import type { Content } from "./content";
import { fold } from "./fold";
import type { SearchWordJson } from "./search-word";
import { tourLabels } from "./tour-labels";
import type { Row } from "./upsert";

/** How telling a word is: said in passing, in a title or a theme, or the name of a place. */
export const wordRanks = { text: 1, title: 2, place: 3 } as const;

const shortestWord = 4;
const usesOfATextWord = 2;

/**
 * Rows of `search_vocabularies`: the words of all that can be found in a language, and the names of
 * its places in every language, shown as they are called in this one.
 */
export function vocabularyRows(content: Content): Row[] {
  return locales.map((locale) => ({ locale, words: vocabulary(content, locale) }));
}

function vocabulary(content: Content, locale: Locale): SearchWordJson[] {
  const counted = new Map<string, { rank: number; spellings: Map<string, number> }>();
  const count = (rank: number, text: string) => {
    for (const [word] of readable(text).matchAll(/\p{L}{4,}/gu)) {
      const entry = counted.get(fold(word)) ?? { rank, spellings: new Map<string, number>() };
      entry.rank = Math.max(entry.rank, rank);
      entry.spellings.set(word, (entry.spellings.get(word) ?? 0) + 1);
      counted.set(fold(word), entry);
    }
  };
  const { destinations, tours, posts } = content.words;
  for (const { value } of destinations[locale].values()) {
    count(wordRanks.title, value.name);
    count(wordRanks.text, `${value.tagline}\n${value.body}`);
  }
  for (const { id, value } of tours[locale].values()) {
    const tour = content.tours.get(id)?.value;
    count(wordRanks.title, value.title);
    if (tour) count(wordRanks.title, tourLabels(content, tour, locale));
    count(wordRanks.text, `${value.tagline}\n${value.overview}\n${value.summary}`);
  }
  for (const { value } of posts[locale].values()) {
    count(wordRanks.title, value.title);
    count(wordRanks.text, `${value.description}\n${value.body}`);
  }
  const words = [...counted].map(([folded, { rank, spellings }]): SearchWordJson => {
    const uses = [...spellings.values()].reduce((sum, each) => sum + each, 0);
    return [folded, usualSpelling(spellings), rank, uses];
  });
  const isTelling = ([, , rank, uses]: SearchWordJson) =>
    rank > wordRanks.text || uses >= usesOfATextWord;
  return [...words.filter(isTelling), ...placeNames(content, locale)];
}

/** The places by their names in every language, of which the own one comes first. */
function placeNames(content: Content, locale: Locale): SearchWordJson[] {
  const own = new Map<string, string>();
  for (const language of [locale, ...locales])
    for (const [id, { value }] of content.words.destinations[language]) {
      const shown = content.words.destinations[locale].get(id)?.value.name;
      const name = fold(value.name);
      if (shown && name.length >= shortestWord && !own.has(name)) own.set(name, shown);
    }
  return [...own].map(([name, shown]) => [name, shown, wordRanks.place, 1]);
}

/** Small letters if it is ever written so, as words are that do not begin a sentence. */
function usualSpelling(spellings: Map<string, number>): string {
  const byUse = [...spellings].sort(([, a], [, b]) => b - a).map(([word]) => word);
  return byUse.find((word) => word === word.toLowerCase()) ?? byUse[0] ?? "";
}

/** Markdown without the addresses of its links. */
function readable(text: string): string {
  return text.replace(/\]\([^)]*\)/g, "]");
}
