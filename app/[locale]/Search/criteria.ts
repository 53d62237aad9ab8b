import type { RawQuery, SearchQuery } from "@/components/search/search-query";
import { type ListGroup, listGroups } from "@/components/tour-list/filter-state";
import { routes } from "@/lib/site/routes";

/** One thing a search asks for, by the names that bring it in the address. */
export interface Criterion {
  key: "words" | "where" | "date" | FilterGroup;
  names: string[];
}

type FilterGroup = ListGroup | "price" | "days" | "rating" | "age";

/** What narrows the tours, in the order of the form. */
export function criteriaOf({ query }: { query: SearchQuery }, raw: RawQuery) {
  const { search, where, startDate, filter } = query;
  const has = (...names: string[]) =>
    names.some((name) => raw[name] !== undefined && raw[name] !== "");
  const criteria: (Criterion & { isActive: boolean })[] = [
    { key: "words", names: ["search"], isActive: search !== "" },
    { key: "where", names: ["where_to_search"], isActive: where !== "" },
    { key: "date", names: ["start_date"], isActive: startDate !== null },
    ...listGroups.map((key) => ({
      key,
      names: [key],
      isActive: filter[key] !== undefined && has(key),
    })),
    {
      key: "price",
      names: ["price_min", "price_max", "rate_person"],
      isActive: filter.price_min !== undefined || filter.price_max !== undefined,
    },
    {
      key: "days",
      names: ["days_min", "days_max"],
      isActive: filter.days_min !== undefined || filter.days_max !== undefined,
    },
    { key: "rating", names: ["rating_min"], isActive: filter.rating_min !== undefined },
    { key: "age", names: ["age"], isActive: filter.age !== undefined },
  ];
  return criteria.filter(({ isActive }) => isActive);
}

/** Whether anything is asked for; where nothing is, the page is where a search begins. */
export function asksForAnything(query: SearchQuery, raw: RawQuery): boolean {
  return (
    criteriaOf({ query }, raw).length > 0 ||
    query.complaints.length > 0 ||
    ["search", "where_to_search", "start_date"].some((name) => raw[name] !== undefined)
  );
}

/** The query without some names; always from its first page. */
export function without(raw: RawQuery, names: string[]): RawQuery {
  return Object.fromEntries(
    Object.entries(raw).filter(([name]) => name !== "page" && !names.includes(name)),
  );
}

/** The address of a search, with only what means something here. */
export function searchPath(raw: RawQuery, page = 1): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(without(raw, []))) {
    const text = [value ?? []].flat().join(",").slice(0, 200);
    if (text !== "") query.set(name, text);
  }
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `${routes.search}?${query}` : routes.search;
}
