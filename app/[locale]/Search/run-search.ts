import { getTranslations } from "next-intl/server";
import type { Correction } from "@/components/search/corrections";
import { type RawQuery, type SearchQuery, searchQuery } from "@/components/search/search-query";
import { everyPage } from "@/lib/api/every-page";
import { section } from "@/lib/api/section";
import { call } from "@/lib/api/server";
import { type DestinationCard, destinationListEndpoint } from "@/lib/contract/destinations";
import { filterEndpoint, type TourFilter } from "@/lib/contract/filters";
import { type SearchHit, siteSearchEndpoint } from "@/lib/contract/search";
import type { TourCard } from "@/lib/contract/tours";
import { optionGroups } from "@/lib/contract/vocabulary";
import { asksForAnything } from "./criteria";
import { placesNamed, plain } from "./places-named";

export const perPage = 12;
const mostAtOnce = 60;

export interface Found {
  query: SearchQuery;
  hits: SearchHit[];
  /** The places the words or the filter mean. */
  places: DestinationCard[];
  tours: TourCard[];
  total: number;
  /** What was typed and what was searched for instead. */
  corrections: Correction[];
}

/** Hits for what was typed, and the words they answer. */
async function hitsOf(typed: string): Promise<{ hits: SearchHit[]; meant: string }> {
  if (typed === "") return { hits: [], meant: "" };
  const { data, meta } = await call(siteSearchEndpoint, { search: typed });
  return { hits: data, meant: meta.results_for ?? typed };
}

/** Everything that answers a query: tours that fit it, and what else speaks of its words. */
export async function runSearch(raw: RawQuery, today: string): Promise<Found> {
  const query = searchQuery(raw, today);
  const [destinations, bySearchWords, byWhereWords] = await Promise.all([
    section(destinationListEndpoint, {}),
    hitsOf(query.search),
    hitsOf(query.where),
  ]);
  const all = destinations?.data ?? [];
  const known = new Set(all.map(({ id }) => id));
  const chosen = query.filter.destination?.filter((id) => known.has(id)) ?? [];
  if (chosen.length < (query.filter.destination?.length ?? 0)) query.complaints.push("filters");
  // A place named in either field narrows by that place; other words by what speaks of them.
  const byWhere = placesNamed(byWhereWords.meant, all, byWhereWords.hits);
  const bySearch = placesNamed(bySearchWords.meant, all, []);
  const [asFilter, whereAsFilter] = await Promise.all([
    bySearch.length > 0 ? null : vocabularyFilter(bySearchWords.meant),
    byWhere.length > 0 ? null : vocabularyFilter(byWhereWords.meant),
  ]);
  const words = [
    ...(query.where !== "" && byWhere.length === 0 && !whereAsFilter ? [byWhereWords.hits] : []),
    ...(query.search !== "" && bySearch.length === 0 && !asFilter ? [bySearchWords.hits] : []),
  ];
  const ids = [...new Set([...chosen, ...byWhere, ...bySearch])];
  const destination = ids.length > 0 ? ids : undefined;
  const filter = { ...whereAsFilter, ...asFilter, ...query.filter, destination };
  const places = all.filter(({ id }) => ids.includes(id));
  const found = !asksForAnything(query, raw)
    ? { tours: [], total: 0 }
    : words.length > 0
      ? await toursAmong(words, filter, query.page)
      : await toursThatFit(filter, query.page);
  return {
    query: { ...query, complaints: [...new Set(query.complaints)] },
    hits: query.search === "" ? byWhereWords.hits : bySearchWords.hits,
    places,
    corrections: [
      { typed: query.search, meant: bySearchWords.meant },
      { typed: query.where, meant: byWhereWords.meant },
    ].filter(({ typed, meant }) => typed !== meant),
    ...found,
  };
}

async function toursThatFit(filter: TourFilter, page: number) {
  const { data, meta } = await call(filterEndpoint, { ...filter, page, per_page: perPage });
  return { tours: data, total: meta.total };
}

/** Tours that fit the filter and are among the hits of every group of words, best first. */
async function toursAmong(words: SearchHit[][], filter: TourFilter, page: number) {
  const slugs = words.map((hits) =>
    hits.filter(({ kind }) => kind === "tour").map(({ slug }) => slug),
  );
  const [first = [], ...others] = slugs;
  const wanted = first.filter((slug) => others.every((list) => list.includes(slug)));
  if (wanted.length === 0) return { tours: [], total: 0 };
  const all = await everyPage(mostAtOnce, (page) =>
    call(filterEndpoint, { ...filter, per_page: mostAtOnce, page }),
  );
  const cards = new Map(all.map((tour) => [tour.slug, tour]));
  const fitting = wanted.flatMap((slug) => cards.get(slug) ?? []);
  return { tours: fitting.slice((page - 1) * perPage, page * perPage), total: fitting.length };
}

/**
 * The filter a text names in the words of the page (“Honeymoon”, “Luxury”), or null. Such a word is
 * a property of tours that their texts need not mention.
 */
async function vocabularyFilter(text: string): Promise<TourFilter | null> {
  const wanted = plain(text);
  if (wanted === "") return null;
  const t = await getTranslations("Vocabulary");
  for (const [group, keys] of Object.entries(optionGroups)) {
    const key = keys.find((each) => plain(t(`${group}.${each}`)) === wanted);
    if (key) return { [group]: [key] };
  }
  return null;
}
