import { type FilterPatch, type FilterState, type ListGroup, listGroups } from "./filter-state";

/** One thing that narrows the list, and what to change so that it no longer does. */
export interface ActiveFilter {
  key: string;
  group: ListGroup | "price" | "days" | "rating" | "age";
  /** The option chosen; ranges have none. */
  value?: string;
  without: FilterPatch;
}

/** What is active, in the order of the filter panel; one entry for each option and each range. */
export function activeFilters(state: FilterState): ActiveFilter[] {
  const options = listGroups.flatMap((group) =>
    state[group].map((value) => ({
      key: `${group}:${value}`,
      group,
      value,
      without: { [group]: state[group].filter((other) => other !== value) },
    })),
  );
  return [...options, ...activeRanges(state)];
}

function activeRanges(state: FilterState): ActiveFilter[] {
  const { price_min, price_max, days_min, days_max, rating_min, age } = state;
  const ranges: (ActiveFilter & { isActive: boolean })[] = [
    {
      key: "price",
      group: "price",
      without: { price_min: null, price_max: null },
      isActive: price_min !== null || price_max !== null,
    },
    {
      key: "days",
      group: "days",
      without: { days_min: null, days_max: null },
      isActive: days_min !== null || days_max !== null,
    },
    {
      key: "rating",
      group: "rating",
      without: { rating_min: null },
      isActive: rating_min !== null,
    },
    { key: "age", group: "age", without: { age: null }, isActive: age !== null },
  ];
  return ranges.filter(({ isActive }) => isActive);
}
