import type { Locale } from "@/lib/contract/locale";
import type { SearchHit } from "@/lib/contract/search";
import { referenceData } from "../catalogue/reference-data";
import { pool } from "../db/pool";
import { corrected, type Typed, typedWords, withOwnPlaceNames } from "./corrected";
import { vocabularyOf } from "./vocabulary";

/** Of each kind but tours, which are filtered further: of those every one that was ranked. */
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

/** Of thousands of matches the least popular are not ranked. */
const mostRanked = 400;

/** Hits among the best-weighted matches of one table. */
const hits = (kind: string, weight: string) => `
  select '${kind}' kind, id, ts_rank(search, asked) * weight rank
  from query, (
    select ${kind}_id id, search, ${weight} weight from ${kind}_texts x, query
    where locale = $1 and retired_at is null and search @@ asked
    order by 3 desc, 1 limit ${mostRanked}) matches`;

/** What is shown of the best hits of a kind. */
const shown = (kind: string, title: string, text: string, picture: string) => `
  select kind, id, slug, ${title} title, words->>'${text}' "text", ${picture} picture, rank
  from best join ${kind}_texts on kind = '${kind}' and ${kind}_id = id and locale = $1`;

/** $1 locale, $2 text of a tsquery, $3 most rows of places and of posts. */
const byMeaning = `
  with query as (select to_tsquery(search_config($1), $2) asked),
  hits as (
    ${hits("destination", "1.6")} union all ${hits("tour", "x.weight")}
    union all ${hits("post", "0.9")}),
  numbered as (
    select *, row_number() over (partition by kind order by rank desc, id) nth from hits),
  best as (select * from numbered where kind = 'tour' or nth <= $3)
  ${shown("destination", "name", "tagline", "id || '-1'")}
  union all ${shown("tour", "title", "tagline", "'tour-' || id")}
  union all ${shown("post", "title", "description", "'post-' || id")}
  order by rank desc, id`;

/** $1 locale, $2 texts of tsqueries: those that find something, or ask for nothing, as “the” does. */
const knownAmong = `
  select asked.query from unnest($2::text[]) asked(query),
    to_tsquery(search_config($1), asked.query) sought
  where numnode(sought) = 0 or ${["destination_texts", "tour_texts", "post_texts"]
    .map(
      (table) => `exists (
        select from ${table} x where x.locale = $1 and x.retired_at is null and x.search @@ sought)`,
    )
    .join(" or ")}`;
