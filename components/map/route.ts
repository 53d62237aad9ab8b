import type { Place } from "@/lib/contract/shared";
import type { ItineraryDay, Way } from "@/lib/contract/tours";
import type { WayKind } from "@/lib/contract/vocabulary";

export interface Stop extends Place {
  /** Days on which the journey is there. */
  days: number[];
}

type Day = Pick<ItineraryDay, "day" | "places" | "ways" | "drive" | "walk" | "flight" | "boat">;

/** The places of a journey in the order they are first reached, each once. */
export function stopsOf(itinerary: Day[]): Stop[] {
  const stops = new Map<string, Stop>();
  for (const { day, places } of itinerary) {
    for (const place of places) {
      const known = stops.get(place.id) ?? { ...place, days: [] };
      stops.set(place.id, { ...known, days: [...new Set([...known.days, day])] });
    }
  }
  return [...stops.values()];
}

/** The ways of each day of a journey, in order of travel. */
export function waysByDay(itinerary: Day[]): { day: number; ways: Way[] }[] {
  let last: Place | undefined;
  return itinerary.map((day) => {
    const ways = day.ways.length > 0 ? day.ways : guessedWays(day, last);
    last = day.places.at(-1) ?? last;
    return { day: day.day, ways };
  });
}

/** The ways of a journey as every map draws them; one that is travelled twice is drawn once. */
export function legsOf(itinerary: Day[]): Way[] {
  const legs = new Map<string, Way>();
  for (const way of waysByDay(itinerary).flatMap(({ ways }) => ways)) {
    const ends = [way.line, way.line.toReversed()].map((line) => line.join(" ")).sort();
    const key = [way.kind, ends[0]].join();
    if (!legs.has(key)) legs.set(key, way);
  }
  return [...legs.values()];
}

/** Straight lines, where an API names places and means only: the longest is the flight or the boat. */
function guessedWays(day: Day, last: Place | undefined): Way[] {
  const places = last ? [last, ...day.places] : day.places;
  const steps = places
    .map((to, index) => ({ from: places[index - 1], to }))
    .flatMap(({ from, to }) => (from && from.id !== to.id ? [{ from, to }] : []));
  const longest = Math.max(...steps.map(lengthOf));
  return steps.map((step) => ({
    kind: guessedKind(day, lengthOf(step) === longest),
    line: [step.from.position, step.to.position],
  }));
}

function guessedKind({ drive, walk, flight, boat }: Day, longest: boolean): WayKind {
  if (flight && longest) return "flight";
  if (boat && (longest || !drive)) return "boat";
  if (!drive && walk) return "trail";
  return "road";
}

function lengthOf({ from, to }: { from: Place; to: Place }): number {
  return Math.hypot(from.position[0] - to.position[0], from.position[1] - to.position[1]);
}
