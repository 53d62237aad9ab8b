import type { Run } from "../contract/runs";
import type { ItineraryDay } from "../contract/tours";
import { runsOn } from "./runs";

/** What of a day is looked at. */
export type CheckedDay = Pick<
  ItineraryDay,
  "drive" | "places" | "night" | "stay" | "meals" | "altitude"
> & { runs?: Omit<Run, "day"> | undefined };

/** Something about a day that whoever makes a journey should look at; it is sent all the same. */
type JourneyWarning =
  | { kind: "long_drive"; day: number; hours: number }
  | { kind: "far_hop"; day: number; from: string; to: string; km: number }
  | { kind: "altitude_gap"; day: number; metres: number }
  | { kind: "steep_night"; day: number; metres: number }
  | { kind: "closed" | "no_bed" | "no_meals"; day: number };

const longDriveHours = 8;
const nearKm = 60;
/** Higher than this one sleeps no more than so much higher a day. */
const thinAirMetres = 3000;
const steepMetres = 1000;
const gapMetres = 300;

/** What a journey that starts on an ISO day would ask of its travellers that it should not. */
export function journeyWarnings(days: readonly CheckedDay[], starts: string): JourneyWarning[] {
  return days.flatMap((each, at) => {
    const before = days[at - 1];
    const day = at + 1;
    return [
      ...onTheDay(each, day, at === days.length - 1),
      ...(each.runs && !runsOn([{ day, ...each.runs }], starts)
        ? [{ kind: "closed" as const, day }]
        : []),
      ...(before ? sinceTheDayBefore(before, each, day) : []),
    ];
  });
}

function onTheDay(
  { drive, night, stay, meals, altitude }: CheckedDay,
  day: number,
  isLast: boolean,
): JourneyWarning[] {
  const found: JourneyWarning[] = [];
  if (drive && drive.hours > longDriveHours)
    found.push({ kind: "long_drive", day, hours: drive.hours });
  // On a mountain one sleeps in the tents and huts of the route.
  if (!isLast && !stay && !(night && altitude)) found.push({ kind: "no_bed", day });
  if (meals.length === 0 && !isLast) found.push({ kind: "no_meals", day });
  return found;
}

function sinceTheDayBefore(before: CheckedDay, each: CheckedDay, day: number): JourneyWarning[] {
  const found: JourneyWarning[] = [];
  const [slept, begins] = [before.night ?? before.places.at(-1), each.places[0]];
  if (slept && begins && slept.id !== begins.id) {
    const km = Math.round(distanceKm(slept.position, begins.position));
    if (km > nearKm) found.push({ kind: "far_hop", day, from: slept.name, to: begins.name, km });
  }
  if (!each.altitude || !before.altitude) return found;
  const gap = Math.abs(each.altitude.from - before.altitude.to);
  // Who is driven may begin elsewhere.
  if (gap > gapMetres && !each.drive) found.push({ kind: "altitude_gap", day, metres: gap });
  const higher = each.altitude.to - before.altitude.to;
  if (each.altitude.to > thinAirMetres && higher > steepMetres)
    found.push({ kind: "steep_night", day, metres: higher });
  return found;
}

/** As the crow flies. */
function distanceKm([lat, lon]: [number, number], [lat2, lon2]: [number, number]): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const a =
    Math.sin(rad(lat2 - lat) / 2) ** 2 +
    Math.cos(rad(lat)) * Math.cos(rad(lat2)) * Math.sin(rad(lon2 - lon) / 2) ** 2;
  return 12_742 * Math.asin(Math.sqrt(a));
}
