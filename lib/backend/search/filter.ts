import { inArray } from "drizzle-orm";
import type { ParsedInputOf } from "@/lib/contract/endpoint";
import { ApiError } from "@/lib/contract/errors";
import type { FilterOptions, filterEndpoint, tourListPageEndpoint } from "@/lib/contract/filters";
import type { Locale } from "@/lib/contract/locale";
import type { TourCard } from "@/lib/contract/tours";
import { referenceData } from "../catalogue/reference-data";
import { selectCards, tourCards } from "../catalogue/tour-card";
import { tours } from "../db/schema";
import { type Evaluation, evaluate } from "./evaluate";
import { type FacetIndex, type FacetRow, facetIndex } from "./facet-index";
import { type FacetName, facetNames } from "./facets";

interface Window {
  page: number;
  per_page: number;
}

/** Tours that fit, one page of them, and every option's count; `invalid` for an unknown place. */
export async function filterTours(input: ParsedInputOf<typeof filterEndpoint>, locale: Locale) {
  await checkPlaces(input.destination ?? [], locale);
  const index = await facetIndex(locale);
  const evaluation = evaluate(index, input);
  const fitting = index.sorted[input.sort].filter((row) => evaluation.fits[row.rank] === 1);
  return {
    data: await cards(windowOf(fitting, input), locale),
    meta: { total: evaluation.total, page: input.page, per_page: input.per_page },
    options: optionsOf(index, evaluation),
  };
}

/** Every option with its count over all tours. */
export async function filterIndex(_: object, locale: Locale) {
  const index = await facetIndex(locale);
  return { data: optionsOf(index, evaluate(index, {})) };
}

/** One page of all tours in the order asked for. */
export async function tourListPage(
  input: ParsedInputOf<typeof tourListPageEndpoint>,
  locale: Locale,
) {
  const { sorted, rows } = await facetIndex(locale);
  return {
    data: await cards(windowOf(sorted[input.sort], input), locale),
    meta: { total: rows.length, page: input.page, per_page: input.per_page },
  };
}

async function checkPlaces(ids: string[], locale: Locale): Promise<void> {
  const { places } = await referenceData(locale);
  const unknown = ids.filter((id) => !places.has(id));
  if (unknown.length > 0) throw new ApiError("invalid", { fields: { destination: unknown } });
}

function windowOf(rows: FacetRow[], { page, per_page }: Window): string[] {
  return rows.slice((page - 1) * per_page, page * per_page).map((row) => row.id);
}

/** Cards of the tours with these ids, in their order; one that was just retired is left out. */
async function cards(ids: string[], locale: Locale): Promise<TourCard[]> {
  if (ids.length === 0) return [];
  const [words, rows] = await Promise.all([
    referenceData(locale),
    selectCards(locale, inArray(tours.id, ids)),
  ]);
  const byId = new Map(rows.map((row) => [row.tour.id, row]));
  return tourCards(
    ids.flatMap((id) => byId.get(id) ?? []),
    words,
  );
}

/** Every option with its count, and the bounds of price and length over all tours. */
function optionsOf(index: FacetIndex, { counts }: Evaluation): FilterOptions {
  const list = (facet: FacetName) =>
    index.values[facet].map((value, at) => ({ value, count: counts[facet][at] ?? 0 }));
  const prices = bounds(index, (row) => row.fromMinor / 100);
  const groups = Object.fromEntries(facetNames.map((facet) => [facet, list(facet)]));
  return {
    ...(groups as Record<FacetName, ReturnType<typeof list>>),
    destination: list("destination").map((option, at) => ({
      ...option,
      name: index.placeNames[at] ?? option.value,
    })),
    price: { min: Math.floor(prices.min), max: Math.ceil(prices.max) },
    days: bounds(index, (row) => row.days),
  };
}

function bounds({ rows }: FacetIndex, of: (row: FacetRow) => number) {
  if (rows.length === 0) return { min: 0, max: 0 };
  let [min, max] = [Number.POSITIVE_INFINITY, 0];
  for (const row of rows) {
    min = Math.min(min, of(row));
    max = Math.max(max, of(row));
  }
  return { min, max };
}
