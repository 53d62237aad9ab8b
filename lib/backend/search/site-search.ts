import type { Locale } from "@/lib/contract/locale";
import type { SearchHit } from "@/lib/contract/search";
import { lexicon } from "../catalogue/lexicon";
import { pool } from "../db/pool";
import { byMeaning, bySimilarSpelling } from "./queries";

const most = 60;

interface HitRow {
  kind: SearchHit["kind"];
  id: string;
  slug: string;
  title: string;
  text: string;
  picture: string;
}

/**
 * Tours, destinations and posts about the words, best first. When the language's full text knows
 * none, names that are spelled alike in any language are found: “serengetti”, or “Kilimandscharo”
 * in English.
 */
export async function siteSearch({ search }: { search: string }, locale: Locale) {
  const words = (search.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 8);
  if (words.length === 0) return { data: [], meta: { total: 0 } };
  const exact = await rowsOf(byMeaning, locale, prefixQuery(words));
  const rows = exact.length > 0 ? exact : await rowsOf(bySimilarSpelling, locale, words.join(" "));
  const { picture } = await lexicon(locale);
  const data = rows.map(
    ({ id: _, ...row }): SearchHit => ({ ...row, picture: picture(row.picture) }),
  );
  return { data, meta: { total: data.length } };
}

/** All words, of which the last may still be being typed. */
function prefixQuery(words: string[]): string {
  return words.map((word, at) => `'${word}'${at === words.length - 1 ? ":*" : ""}`).join(" & ");
}

async function rowsOf(query: string, locale: Locale, text: string): Promise<HitRow[]> {
  const { rows } = await pool().query<HitRow>(query, [locale, text, most]);
  return rows;
}
