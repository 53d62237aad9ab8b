import type { Departure } from "@/lib/contract/departures";

/** Departures of one tour in one month that differ in their dates and seats alone. */
export interface DepartureGroup {
  key: string;
  first: Departure;
  departures: Departure[];
}

export interface DepartureMonth {
  /** `2027-08` */
  month: string;
  count: number;
  groups: DepartureGroup[];
}

/** Departures by month and, within a month, by tour; both in order of date. */
export function departureMonths(departures: Departure[]): DepartureMonth[] {
  const months = new Map<string, Map<string, DepartureGroup>>();
  for (const departure of departures) {
    const month = departure.starts.slice(0, 7);
    const groups = months.get(month) ?? new Map<string, DepartureGroup>();
    const { tour, price_per_person, languages, source } = departure;
    const key = [tour.slug, price_per_person.amount_minor, languages.join("-"), source].join("_");
    const group = groups.get(key) ?? { key, first: departure, departures: [] };
    group.departures.push(departure);
    months.set(month, groups.set(key, group));
  }
  return [...months].map(([month, groups]) => {
    const all = [...groups.values()];
    return { month, groups: all, count: all.reduce((n, { departures: d }) => n + d.length, 0) };
  });
}

/** The name of a month with its year, `August 2027`. */
export function monthName(month: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${month}-15T00:00:00Z`));
}
