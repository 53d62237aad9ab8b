import type { Locale } from "@/lib/contract/locale";
import type { SearchHit } from "@/lib/contract/search";
import { referenceData } from "../catalogue/reference-data";
import { pool } from "../db/pool";
import { corrected, type Typed, typedWords, withOwnPlaceNames } from "./corrected";
import { byMeaning, knownAmong } from "./queries";
import { vocabularyOf } from "./vocabulary";

const most = 60;

interface HitRow {
  kind: SearchHit["kind"];
  id: string;
  rank: number;
  slug: string;
  title: string;
  text: string;
  picture: string;
}

/**
 * Tours, destinations and posts about the words, best first. A place may be called as in any of the
 * languages, and words that nothing knows are taken for those most like them: `results_for` then
 * says what was searched for.
 */
export async function siteSearch({ search }: { search: string }, locale: Locale) {
  const vocabulary = await vocabularyOf(locale);
  let meant = withOwnPlaceNames(search, vocabulary);
  let rows = await rowsAbout(meant, locale);
  if (rows.length === 0) {
    const better = corrected(meant, vocabulary, await knownWords(meant, locale));
    if (better) {
      rows = await rowsAbout(better, locale);
      meant = better;
    }
  }
  const { picture } = await referenceData(locale);
  const data = rows.map(
    ({ id: _id, rank: _rank, ...row }): SearchHit => ({ ...row, picture: picture(row.picture) }),
  );
  const isCorrected = rows.length > 0 && meant !== search;
  return { data, meta: { total: data.length, results_for: isCorrected ? meant : null } };
}

async function rowsAbout(text: string, locale: Locale): Promise<HitRow[]> {
  const query = typedWords(text).map(queryOf).join(" & ");
  if (query === "") return [];
  const { rows } = await pool().query<HitRow>(byMeaning, [locale, query, most]);
  return rows;
}

async function knownWords(text: string, locale: Locale): Promise<(word: string) => boolean> {
  const words = typedWords(text);
  const { rows } = await pool().query<{ query: string }>(knownAmong, [locale, words.map(queryOf)]);
  const found = new Set(rows.map(({ query }) => query));
  const known = new Set(words.filter((typed) => found.has(queryOf(typed))).map(({ word }) => word));
  return (word) => known.has(word);
}

const queryOf = ({ word, isLast }: Typed) => `'${word}'${isLast ? ":*" : ""}`;
