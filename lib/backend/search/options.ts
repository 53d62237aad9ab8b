import type { FilterOptions } from "@/lib/contract/filters";
import type { Evaluation } from "./evaluate";
import type { FacetIndex, FacetRow } from "./facet-index";
import type { FacetName } from "./facets";

/** Every option with its count, and the bounds of price and length over all tours. */
export function optionsOf(index: FacetIndex, { counts }: Evaluation): FilterOptions {
  const list = (facet: FacetName) =>
    index.values[facet].map((value, at) => ({ value, count: counts[facet][at] ?? 0 }));
  const prices = bounds(index, (row) => row.fromMinor / 100);
  return {
    trip_type: list("trip_type"),
    safari_type: list("safari_type"),
    level: list("level"),
    specialized: list("specialized"),
    themes: list("themes"),
    destination: list("destination").map((option, at) => ({
      ...option,
      name: index.placeNames[at] ?? option.value,
    })),
    month: list("month"),
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
