import type { ItineraryDay, Stay } from "@/lib/contract/tours";
import type { DayJson } from "../content/fact-rows";
import { labels } from "./labels";
import type { ReferenceData } from "./reference-data";

/** The days of a tour from the shared day blocks it names. */
export function itinerary(
  days: {
    block: string;
    stay?: string | undefined;
    meals?: ItineraryDay["meals"] | undefined;
  }[],
  referenceData: ReferenceData,
): ItineraryDay[] {
  return days.flatMap(({ block, stay, meals }, at) => {
    const facts = referenceData.fact<DayJson>("day", block);
    const words = referenceData.words<{ title: string; text: string }>("day", block);
    if (!facts || !words) return [];
    const pictures = referenceData.photographs.of("day", block);
    return [
      {
        day: at + 1,
        ...words,
        places: facts.places.flatMap((id) => referenceData.places.get(id) ?? []),
        ways: facts.ways ?? [],
        drive: facts.drive ?? null,
        walk: facts.walk ?? null,
        flight: facts.flight ?? null,
        boat: facts.boat ?? null,
        altitude: facts.altitude ?? null,
        meals: meals ?? facts.meals,
        activities: labels(referenceData.lists.activities, facts.activities),
        night: (facts.night && referenceData.places.get(facts.night)) || null,
        stay: stay ? stayOf(stay, referenceData) : null,
        ...(pictures.length > 0 && { pictures }),
      },
    ];
  });
}

/** A stay as a night shows it; without an id where it has no page in the language. */
export function stayOf(id: string, referenceData: ReferenceData): Stay | null {
  const stay = referenceData.stay(id);
  if (!stay) return null;
  const { name, type, level, place, park, fenced, bathroom, hot_water, power } = stay;
  return {
    id: referenceData.places.has(place) ? id : null,
    name,
    type,
    type_text: referenceData.lists.stay_types[type] ?? "",
    level,
    park: park ? { inside: park.inside, gate_minutes: park.gate_minutes ?? null } : null,
    fenced,
    bathroom,
    hot_water,
    power,
  };
}
