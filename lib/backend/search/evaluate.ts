import type { TourFilter } from "@/lib/contract/filters";
import type { FacetIndex, FacetRow } from "./facet-index";
import { chosen, type FacetName, facetNames } from "./facets";

interface Condition {
  /** The counted group this condition belongs to; ranges have none. */
  facet?: FacetName;
  fits(row: FacetRow): boolean;
}

export interface Evaluation {
  /** By rank: whether the tour meets every group. */
  fits: Uint8Array;
  total: number;
  counts: Record<FacetName, Uint32Array>;
}

/**
 * Which tours meet a filter (AND across groups, OR within one), and how many each option would
 * leave given the other groups: those that meet all, and those that fail in its own group only.
 */
export function evaluate(index: FacetIndex, filter: TourFilter): Evaluation {
  const conditions = conditionsOf(index, filter);
  const fits = new Uint8Array(index.rows.length);
  const counts = emptyCounts(index);
  let total = 0;
  for (const row of index.rows) {
    const failed = failedConditions(conditions, row);
    if (failed === "several") continue;
    if (failed === undefined) {
      fits[row.rank] = 1;
      total += 1;
      for (const facet of facetNames) count(counts[facet], row.options[facet]);
    } else if (failed.facet) {
      count(counts[failed.facet], row.options[failed.facet]);
    }
  }
  return { fits, total, counts };
}

function failedConditions(conditions: Condition[], row: FacetRow) {
  let failed: Condition | undefined;
  for (const condition of conditions) {
    if (condition.fits(row)) continue;
    if (failed) return "several";
    failed = condition;
  }
  return failed;
}

function count(counts: Uint32Array, options: number[]): void {
  for (const option of options) counts[option] = (counts[option] ?? 0) + 1;
}

function emptyCounts({ values }: FacetIndex): Record<FacetName, Uint32Array> {
  return Object.fromEntries(
    facetNames.map((facet) => [facet, new Uint32Array(values[facet].length)]),
  ) as Record<FacetName, Uint32Array>;
}

function conditionsOf(index: FacetIndex, filter: TourFilter): Condition[] {
  const { price_min, price_max, days_min, days_max, rating_min, age } = filter;
  return [
    ...facetNames.flatMap((facet) => facetCondition(index, facet, chosen(filter, facet))),
    ...range(price_min, price_max, (row) => row.fromMinor / 100),
    ...range(days_min, days_max, (row) => row.days),
    ...range(rating_min, undefined, (row) => row.rating),
    ...range(undefined, age, (row) => row.minAge),
  ];
}

function facetCondition(index: FacetIndex, facet: FacetName, values: string[]): Condition[] {
  if (values.length === 0) return [];
  const wanted = new Uint8Array(index.values[facet].length);
  for (const value of values) {
    const at = index.values[facet].indexOf(value);
    if (at >= 0) wanted[at] = 1;
  }
  return [{ facet, fits: (row) => row.options[facet].some((option) => wanted[option] === 1) }];
}

function range(
  min: number | undefined,
  max: number | undefined,
  of: (row: FacetRow) => number,
): Condition[] {
  if (min === undefined && max === undefined) return [];
  const [from, to] = [min ?? Number.NEGATIVE_INFINITY, max ?? Number.POSITIVE_INFINITY];
  return [{ fits: (row) => of(row) >= from && of(row) <= to }];
}
