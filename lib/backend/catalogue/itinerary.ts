import type { ItineraryDay, Stay } from "@/lib/contract/tours";
import type { DayFacts } from "../content/fact-schemas";
import { labels } from "./labels";
import type { Lexicon } from "./lexicon";

/** The days of a tour from the shared day blocks it names. */
export function itinerary(
  days: { block: string; stay?: string | undefined }[],
  lexicon: Lexicon,
): ItineraryDay[] {
  return days.flatMap(({ block, stay }, at) => {
    const facts = lexicon.fact<DayFacts>("day", block);
    const words = lexicon.words<{ title: string; text: string }>("day", block);
    if (!facts || !words) return [];
    return [
      {
        day: at + 1,
        ...words,
        places: facts.places.flatMap((id) => lexicon.places.get(id) ?? []),
        drive: facts.drive ?? null,
        walk: facts.walk ?? null,
        flight: facts.flight ?? null,
        boat: facts.boat ?? null,
        altitude: facts.altitude ?? null,
        meals: facts.meals,
        activities: labels(lexicon.lists.activities, facts.activities),
        night: (facts.night && lexicon.places.get(facts.night)) || null,
        stay: stay ? stayOf(stay, lexicon) : null,
      },
    ];
  });
}

function stayOf(id: string, lexicon: Lexicon): Stay | null {
  const stay = lexicon.stay(id);
  if (!stay) return null;
  const { name, type, level } = stay;
  return { name, type, type_text: lexicon.lists.stay_types[type] ?? "", level };
}
