import type { Visit } from "@/lib/contract/destinations";
import type { Content } from "./content";

/** What of a visit is known from other entries: by which ways one comes from a town, and when fees were looked up. */
export interface VisitJson {
  access: (Omit<Visit["access"][number], "from"> & { from: string })[];
  checked: string | undefined;
}

/** The quickest way of each kind between a town and a place, by the days of tours that lead straight there. */
export function visitOf(content: Content, id: string): VisitJson {
  const found = new Map<string, VisitJson["access"][number]>();
  for (const { value: day } of content.days.values()) {
    const [first, second, ...others] = day.places;
    const from = first === id ? second : first;
    if (!from || others.length > 0 || from === id || (first !== id && second !== id)) continue;
    if (content.destinations.get(from)?.value.category !== "towns_cities") continue;
    const { drive, flight, boat, walk } = day;
    const rides = [drive, flight, boat].filter((each) => each !== undefined);
    const [ride] = rides;
    // A day of two rides, or one that walks on, does not say how long each takes.
    if (!ride || rides.length > 1 || walk) continue;
    const kind = flight ? "flight" : boat ? "boat" : "road";
    const km = drive?.km ?? null;
    const known = found.get(from + kind);
    if (!known || ride.hours < known.hours)
      found.set(from + kind, { from, kind, hours: ride.hours, km });
  }
  const access = [...found.values()].toSorted((a, b) => a.hours - b.hours);
  return { access, checked: content.costs?.checked };
}
