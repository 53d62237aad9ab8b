import { sql } from "drizzle-orm";
import type { sortOrders } from "@/lib/contract/filters";
import type { Locale } from "@/lib/contract/locale";
import { HeldValue } from "@/lib/freshness/held-value";
import { referenceData } from "../catalogue/reference-data";
import { byPopularity } from "../catalogue/tour-card";
import { db } from "../db/pool";
import { tours, tourTexts } from "../db/schema";
import { type FacetName, facetNames, facetValues } from "./facets";

type Sort = (typeof sortOrders)[number];

/** What is filtered and sorted by of one tour. */
export interface FacetRow {
  id: string;
  /** Place in the order of popularity. */
  rank: number;
  /** For each group, the options the tour has, as positions in `FacetIndex.values`. */
  options: Record<FacetName, number[]>;
  fromMinor: number;
  perDayMinor: number;
  days: number;
  minAge: number;
  /** As shown: one decimal, 0 without reviews. */
  rating: number;
}

/** The tours of one language as rows of small numbers. */
export interface FacetIndex {
  values: Record<FacetName, readonly string[]>;
  /** Names of the places in `values.destination`, in the same order. */
  placeNames: string[];
  rows: FacetRow[];
  sorted: Record<Sort, FacetRow[]>;
}

const held = new HeldValue(["tours", "destinations"], readFacetIndex);

/** The index of a language, read when a tour or a place has changed. */
export function facetIndex(locale: Locale): Promise<FacetIndex> {
  return held.get(locale);
}

async function readFacetIndex(locale: Locale): Promise<FacetIndex> {
  const [{ places }, rows] = await Promise.all([referenceData(locale), readRows(locale)]);
  const visited = new Set(rows.flatMap((row) => row.destinations));
  const shown = [...places.values()]
    .filter((place) => visited.has(place.id))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  const values = facetValues(shown.map((place) => place.id));
  const facetRows = rows.map((row, rank) => facetRow(row, rank, positions(values)));
  return {
    values,
    placeNames: shown.map((place) => place.name),
    rows: facetRows,
    sorted: sortedRows(facetRows),
  };
}

// Narrow on purpose: the jsonb beside these columns is most of a tour.
function readRows(locale: Locale) {
  const { id, tripType, safariType, level, specialized, themes, destinations } = tours;
  const { bestMonths, fromMinor, perDayMinor, days, minAge, ratingAverage } = tours;
  return db()
    .select({
      ...{ id, tripType, safariType, level, specialized, themes, destinations },
      ...{ bestMonths, fromMinor, perDayMinor, days, minAge, ratingAverage },
    })
    .from(tours)
    .where(
      sql`${tours.retiredAt} is null and ${tours.id} in (
        select ${tourTexts.tourId} from ${tourTexts}
        where ${tourTexts.locale} = ${locale} and ${tourTexts.retiredAt} is null)`,
    )
    .orderBy(...byPopularity);
}

type Row = Awaited<ReturnType<typeof readRows>>[number];
type Positions = Record<FacetName, Map<string, number>>;

function positions(values: FacetIndex["values"]): Positions {
  const of = (facet: FacetName) => new Map(values[facet].map((value, at) => [value, at]));
  return Object.fromEntries(facetNames.map((facet) => [facet, of(facet)])) as Positions;
}

function facetRow(row: Row, rank: number, at: Positions): FacetRow {
  const pick = (facet: FacetName, values: (string | number)[]) =>
    values.flatMap((value) => at[facet].get(String(value)) ?? []);
  return {
    id: row.id,
    rank,
    options: {
      trip_type: pick("trip_type", [row.tripType]),
      safari_type: pick("safari_type", [row.safariType]),
      level: pick("level", [row.level]),
      specialized: pick("specialized", row.specialized),
      themes: pick("themes", row.themes),
      destination: pick("destination", row.destinations),
      month: pick("month", row.bestMonths),
    },
    fromMinor: row.fromMinor,
    perDayMinor: row.perDayMinor,
    days: row.days,
    minAge: row.minAge,
    rating: Math.round(row.ratingAverage * 10) / 10,
  };
}

/** Sorting is stable, so that what is equal stays in the order of popularity, then id. */
function sortedRows(rows: FacetRow[]): Record<Sort, FacetRow[]> {
  return {
    popularity: rows,
    price: rows.toSorted((a, b) => a.fromMinor - b.fromMinor),
    price_per_day: rows.toSorted((a, b) => a.perDayMinor - b.perDayMinor),
    length: rows.toSorted((a, b) => a.days - b.days),
    rating: rows.toSorted((a, b) => b.rating - a.rating),
  };
}
