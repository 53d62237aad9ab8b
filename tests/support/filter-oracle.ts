import type { TourFilter } from "../../lib/contract/filters";
import type { TourCard } from "../../lib/contract/tours";

/** A tour as the public API shows it, with the ids of its places. */
export interface OracleTour extends TourCard {
  places: string[];
}

/** Whether a tour meets each group of a filter, by the name of the group. */
function groups(filter: TourFilter, tour: OracleTour): Record<string, boolean> {
  const dollars = tour.price_from.amount_minor / 100;
  return {
    trip_type: anyOf(filter.trip_type, [tour.trip_type]),
    safari_type: anyOf(filter.safari_type, [tour.safari_type]),
    level: anyOf(filter.level, [tour.level]),
    specialized: anyOf(filter.specialized, tour.specialized),
    themes: anyOf(filter.themes, tour.themes),
    destination: anyOf(filter.destination, tour.places),
    month: anyOf(filter.month, tour.best_months),
    price: dollars >= (filter.price_min ?? 0) && dollars <= (filter.price_max ?? Infinity),
    days: tour.days >= (filter.days_min ?? 0) && tour.days <= (filter.days_max ?? Infinity),
    rating: filter.rating_min === undefined || tour.rating.average >= filter.rating_min,
    age: filter.age === undefined || tour.min_age <= filter.age,
  };
}

function anyOf<T>(wanted: readonly T[] | undefined, has: readonly T[]): boolean {
  return !wanted || wanted.length === 0 || wanted.some((value) => has.includes(value));
}

/** The tours that meet every group, in the order they came. */
export function matching(tours: OracleTour[], filter: TourFilter): OracleTour[] {
  return tours.filter((tour) => Object.values(groups(filter, tour)).every(Boolean));
}

/** How many tours an option would show if it alone were chosen in its group. */
export function countIf(
  tours: OracleTour[],
  filter: TourFilter,
  group: string,
  value: string | number,
): number {
  return matching(tours, { ...filter, [group]: [value] }).length;
}

/** The order the contract promises; `tours` come by popularity, then id, which breaks ties. */
export function inOrder(tours: OracleTour[], sort: string): OracleTour[] {
  const key: Record<string, (tour: OracleTour) => number> = {
    popularity: () => 0,
    price: (tour) => tour.price_from.amount_minor,
    price_per_day: (tour) => Math.round(tour.price_from.amount_minor / tour.days),
    length: (tour) => tour.days,
    rating: (tour) => -tour.rating.average,
  };
  const of = key[sort];
  return of ? tours.toSorted((a, b) => of(a) - of(b)) : tours;
}
