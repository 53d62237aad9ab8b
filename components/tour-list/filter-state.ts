import type { FilterOptions, sortOrders } from "@/lib/contract/filters";
import { anyOf, decimalNumber, oneOf, or, type UrlPart, wholeNumber } from "../url-state/url-part";
import { urlSpelling } from "../url-state/url-spelling";

/** The contract's orders, spelled here so that an island does not carry the schemas. */
export const sorts = [
  "popularity",
  "price",
  "price_per_day",
  "length",
  "rating",
] as const satisfies typeof sortOrders;

/** The groups one chooses options in, as the API and the address name them, in the panel's order. */
const lists = {
  destination: anyOf,
  month: anyOf,
  level: anyOf,
  safari_type: anyOf,
  trip_type: anyOf,
  themes: anyOf,
  specialized: anyOf,
} satisfies Record<Exclude<keyof FilterOptions, "price" | "days">, UrlPart<string[]>>;
export type ListGroup = keyof typeof lists;
export const listGroups = Object.keys(lists) as ListGroup[];

/** The filters in the address, by the names of `/api/filter`. */
const parts = {
  ...lists,
  price_min: wholeNumber,
  price_max: wholeNumber,
  days_min: wholeNumber,
  days_max: wholeNumber,
  rating_min: decimalNumber,
  age: wholeNumber,
  sort: or(oneOf(sorts), "popularity"),
  page: or(wholeNumber, 1),
};

export type FilterState = {
  [Name in keyof typeof parts]: (typeof parts)[Name] extends UrlPart<infer Value> ? Value : never;
};
export type FilterPatch = Partial<FilterState>;

export const filterSpelling = urlSpelling<FilterState>(parts);

export const noFilters: FilterState = filterSpelling.read(new URLSearchParams());

/** What a page stands for by itself, e.g. a curated page; a visitor narrows it further. */
export type BaseFilter = Record<string, string[]>;

/** The values of a group that exist on this page. */
export function valuesOf(options: FilterOptions, base: BaseFilter, group: ListGroup): string[] {
  const within = base[group];
  const values = options[group].map((option) => option.value);
  return within ? values.filter((value) => within.includes(value)) : values;
}

/**
 * The state without what the address cannot mean: unknown options, numbers out of bounds. So an old
 * or mistyped link shows tours and not an error.
 */
export function cleanState(
  state: FilterState,
  options: FilterOptions,
  base: BaseFilter,
): FilterState {
  const known = (group: ListGroup) => {
    const values = new Set(valuesOf(options, base, group));
    return [...new Set(state[group])].filter((value) => values.has(value));
  };
  const within = (value: number | null, min: number, max: number) =>
    value !== null && value >= min && value <= max ? value : null;
  return {
    ...state,
    ...Object.fromEntries(listGroups.map((group) => [group, known(group)])),
    price_min: within(state.price_min, 0, 100_000),
    price_max: within(state.price_max, 0, 100_000),
    days_min: within(state.days_min, 1, 60),
    days_max: within(state.days_max, 1, 60),
    rating_min: within(state.rating_min, 1, 5),
    age: within(state.age, 0, 120),
    page: within(state.page, 1, 10_000) ?? 1,
  };
}

/** Whether the address asks for nothing beyond the page itself. */
export function isPlain(state: FilterState): boolean {
  return filterSpelling.write("", state) === "";
}
