import type { Departure } from "@/lib/contract/departures";

/** Departures of one tour that differ in their dates and seats alone. */
export interface DepartureGroup {
  key: string;
  first: Departure;
  departures: Departure[];
}

/**
 * Departures by tour, the tour that leaves first before the others; each in order of date. What has
 * no seat left on any of its dates comes last.
 */
export function departureGroups(departures: Departure[]): DepartureGroup[] {
  const groups = new Map<string, DepartureGroup>();
  for (const departure of departures) {
    const { tour, price_per_person, languages, source } = departure;
    const key = [tour.slug, price_per_person.amount_minor, languages.join("-"), source].join("_");
    const group = groups.get(key) ?? { key, first: departure, departures: [] };
    group.departures.push(departure);
    groups.set(key, group);
  }
  const hasSeat = ({ departures }: DepartureGroup) =>
    departures.some(({ seats_left }) => seats_left > 0);
  const all = [...groups.values()];
  return [...all.filter(hasSeat), ...all.filter((group) => !hasSeat(group))];
}
