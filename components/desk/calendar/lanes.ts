import type { CalendarDeparture } from "@/lib/contract/desk/calendar";
import { addDays } from "@/lib/pricing/days";

/** What stands in a line of the grid: a day on which nothing is, or something over some days. */
export type Cell<T> = { day: string; of?: undefined } | { day: string; of: T; span: number };

interface Dated {
  starts: string;
  ends: string;
}

/** The ISO days from one to another, both included. */
export function daysBetween(from: string, until: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day);
  return days;
}

/**
 * Puts what overlaps into lines of a table, each as full as it can be; what begins before the days or
 * ends after them is cut.
 */
export function lanesOf<T extends Dated>(
  things: readonly T[],
  days: readonly string[],
): Cell<T>[][] {
  const lanes: T[][] = [];
  for (const thing of [...things].sort((a, b) => a.starts.localeCompare(b.starts))) {
    const free = lanes.find((lane) => (lane.at(-1)?.ends ?? "") < thing.starts);
    if (free) free.push(thing);
    else lanes.push([thing]);
  }
  const cellsOf = (lane: T[]): Cell<T>[] =>
    days.flatMap((day): Cell<T>[] => {
      const of = lane.find(({ starts, ends }) => starts <= day && day <= ends);
      if (!of) return [{ day }];
      const shown = days.filter((each) => of.starts <= each && each <= of.ends);
      return day === shown[0] ? [{ day, of, span: shown.length }] : [];
    });
  return lanes.map(cellsOf);
}

/** Departures by their tour, the tours by their names. */
export function byTour(departures: readonly CalendarDeparture[]): [string, CalendarDeparture[]][] {
  const tours = new Map<string, CalendarDeparture[]>();
  for (const departure of departures)
    tours.set(departure.title, [...(tours.get(departure.title) ?? []), departure]);
  return [...tours].sort(([a], [b]) => a.localeCompare(b));
}
