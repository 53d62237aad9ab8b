import type { InputOf, OutputOf } from "@/lib/contract/endpoint";
import type { filterEndpoint } from "@/lib/contract/filters";
import { type BaseFilter, type FilterState, listGroups } from "./filter-state";

export type TourQuery = InputOf<typeof filterEndpoint>;
export type TourResults = OutputOf<typeof filterEndpoint>;

/** What is asked of the API: the visitor's choice, within what the page stands for. */
export function tourQuery(state: FilterState, base: BaseFilter): TourQuery {
  const lists = listGroups.map((group) => [
    group,
    state[group].length > 0 ? state[group] : base[group],
  ]);
  const { price_min, price_max, days_min, days_max, rating_min, age, sort, page } = state;
  const ranges = Object.entries({ price_min, price_max, days_min, days_max, rating_min, age });
  return {
    ...Object.fromEntries(lists),
    ...Object.fromEntries(ranges.filter(([, value]) => value !== null)),
    sort,
    page,
  };
}

/** By what two equal questions are known. */
export const keyOf = (query: TourQuery) => JSON.stringify(query);

/** Asks the API. Its schemas come with the first question and not with the page. */
export async function searchTours(query: TourQuery, signal?: AbortSignal): Promise<TourResults> {
  const [{ callSite }, { filterEndpoint: endpoint }] = await Promise.all([
    import("@/lib/api/browser"),
    import("@/lib/contract/filters"),
  ]);
  return callSite(endpoint, query, { signal });
}
