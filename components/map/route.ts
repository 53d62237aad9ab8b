import type { Place } from "@/lib/contract/shared";
import type { ItineraryDay } from "@/lib/contract/tours";

export type LegMode = "road" | "air" | "water" | "foot";

export interface Leg {
  from: Place;
  to: Place;
  mode: LegMode;
}

export interface Stop extends Place {
  /** Days on which the journey is there. */
  days: number[];
}

type Day = Pick<ItineraryDay, "day" | "places" | "drive" | "walk" | "flight" | "boat">;

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

/** The ways between the places; one that is travelled twice in the same manner is named once. */
export function legsOf(itinerary: Day[]): Leg[] {
  const legs = new Map<string, Leg>();
  let last: Place | undefined;
  for (const day of itinerary) {
    const places = last ? [last, ...day.places] : day.places;
    const steps = places
      .map((to, index) => ({ from: places[index - 1], to }))
      .flatMap(({ from, to }) => (from && from.id !== to.id ? [{ from, to }] : []));
    const longest = Math.max(...steps.map(lengthOf));
    for (const step of steps) {
      const leg = { ...step, mode: modeOf(day, lengthOf(step) === longest) };
      const key = [leg.from.id, leg.to.id].sort().join() + leg.mode;
      if (!legs.has(key)) legs.set(key, leg);
    }
    last = day.places.at(-1) ?? last;
  }
  return [...legs.values()];
}

/** A day names its means but not which way each was for: the longest way is the flight or the boat. */
function modeOf({ drive, walk, flight, boat }: Day, longest: boolean): LegMode {
  if (flight && longest) return "air";
  if (boat && (longest || !drive)) return "water";
  if (!drive && walk) return "foot";
  return "road";
}

function lengthOf({ from, to }: { from: Place; to: Place }): number {
  return Math.hypot(from.position[0] - to.position[0], from.position[1] - to.position[1]);
}
