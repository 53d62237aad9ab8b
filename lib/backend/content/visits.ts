import type { Visit } from "@/lib/contract/destinations";
import type { Content } from "./content";
import type { DayFacts } from "./fact-schemas";

/** What of a visit is known from other entries: by which ways one comes from a town, and when fees were looked up. */
export interface VisitJson {
  access: (Omit<Visit["access"][number], "from"> & { from: string })[];
  checked: string | undefined;
}

type Access = VisitJson["access"][number];

/** The quickest way of each kind between a town and a place, by the days of tours that lead there. */
export function visitOf(content: Content, id: string): VisitJson {
  const direct = new Map<string, Access>();
  const halves = new Map<string, Access>();
  const through = new Map<string, Access>();
  const isTown = (place: string) =>
    content.destinations.get(place)?.value.category === "towns_cities";
  for (const { value: day } of content.days.values()) {
    for (const { between, ...ride } of ridesOf(day)) {
      const from = between[0] === id ? between[1] : between[0];
      if (between.includes(id) && from && isTown(from))
        keepQuicker(direct, { from, ...ride, km: null });
    }
    const [first, second, ...others] = day.places;
    const last = others.at(-1) ?? second;
    const from = first === id ? last : first;
    const isThereAndBack = others.length === 1 && second === id && last === first;
    if (!from || from === id || !(first === id || last === id || isThereAndBack)) continue;
    if (!isTown(from)) continue;
    const { drive, flight, boat, walk } = day;
    const rides = [drive, flight, boat].filter((each) => each !== undefined);
    const [ride] = rides;
    const walksOn = walk && (others.length > 0 || !isByRoad(day.way));
    // A day of two rides, one that walks on, or a train with a drive from its station: none says how long each takes.
    if (!ride || rides.length > 1 || walksOn || isByRail(content, day.way)) continue;
    const kind = flight ? "flight" : boat ? "boat" : "road";
    const { hours } = ride;
    if (others.length === 0) keepQuicker(direct, { from, kind, hours, km: drive?.km ?? null });
    else if (drive && isByRoad(day.way) && !isTown(id))
      keepQuicker(
        isThereAndBack ? halves : through,
        isThereAndBack
          ? { from, kind, hours: hours / 2, km: Math.round(drive.km / 2) }
          : { from, kind, hours, km: drive.km },
      );
  }
  const ways = new Map([...through, ...halves, ...direct]);
  for (const [key, half] of halves) {
    const whole = direct.get(key);
    // Who takes far longer than half the way there and back sees more on the day than the way.
    if (whole && half.hours < whole.hours * 0.7) ways.set(key, half);
  }
  const access = [...ways.values()].toSorted((a, b) => a.hours - b.hours);
  return { access, checked: content.costs?.checked };
}

/** The flights and boats of a day whose every ride is a leg of its own, and between which places they go. */
function ridesOf({ places, way = [], drive, flight, boat }: DayFacts) {
  const rides = [drive, flight, boat].filter((each) => each !== undefined);
  if (way.length !== places.length - 1 || rides.length > way.length) return [];
  return (["flight", "boat"] as const).flatMap((kind) => {
    const ride = kind === "flight" ? flight : boat;
    const at = way.indexOf(kind);
    if (!ride || at < 0 || at !== way.lastIndexOf(kind)) return [];
    return [{ kind, hours: ride.hours, between: places.slice(at, at + 2) }];
  });
}

function keepQuicker(known: Map<string, Access>, way: Access): void {
  const key = way.from + way.kind;
  const before = known.get(key);
  if (!before || way.hours < before.hours) known.set(key, way);
}

const isByRoad = (way: string[] | undefined) => way?.every((kind) => kind === "road") ?? false;

const isByRail = ({ ways }: Content, way: string[] = []) =>
  way.some(
    (kind) => kind === "rail" || ways.get(kind)?.value.parts.some((part) => part.kind === "rail"),
  );
