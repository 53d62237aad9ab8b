import { isNull } from "drizzle-orm";
import type { Locale } from "@/lib/contract/locale";
import type { PlannedPlace, PlannedTour, Planner } from "@/lib/contract/planner";
import { DestinationCategorySchema } from "@/lib/contract/vocabulary";
import type { DayFacts } from "../content/fact-schemas";
import type { MigrationJson } from "../content/migration";
import type { TourFactsJson } from "../db/json-columns";
import { db } from "../db/pool";
import { destinations } from "../db/schema";
import { type ReferenceData, referenceData } from "./reference-data";
import { byPopularity, selectTours, tourCard } from "./tour-card";

/** All that a journey is chosen by, the most popular tours first. */
export async function planner(_: object, locale: Locale): Promise<{ data: Planner }> {
  const [words, rows, places] = await Promise.all([
    referenceData(locale),
    selectPlanned(locale),
    db()
      .select({ id: destinations.id, category: destinations.category, facts: destinations.facts })
      .from(destinations)
      .where(isNull(destinations.retiredAt)),
  ]);
  const herds = words.fact<MigrationJson>("migration", "herds");
  return {
    data: {
      tours: rows.map((row) => plannedTour(row, words, herds)),
      places: places.flatMap(({ id, category, facts }): PlannedPlace[] => {
        const place = words.places.get(id);
        if (!place) return [];
        const { slug, name } = place;
        const { crowds = null, animals = {} } = facts;
        return [
          { id, slug, name, category: DestinationCategorySchema.parse(category), crowds, animals },
        ];
      }),
      migration: herds
        ? { ...herds, areas: herds.areas.map(({ area, position }) => ({ area, position })) }
        : null,
    },
  };
}

const selectPlanned = (locale: Locale) => selectTours(locale).orderBy(...byPopularity);

type Row = Awaited<ReturnType<typeof selectPlanned>>[number];

function plannedTour(
  { tour, text }: Row,
  words: ReferenceData,
  herds: MigrationJson | undefined,
): PlannedTour {
  const { party_max, prices, runs, climb, days } = tour.facts;
  const { id, slug, title, picture, ...card } = tourCard({ tour, text }, words);
  const { nights, route, trip_type, level, themes, min_age, best_months } = card;
  return {
    ...{ id, slug, title, picture, days: card.days, nights, route, trip_type, level, themes },
    ...{ min_age, best_months, party_max, prices, runs },
    places: placesOf(days, words),
    herds: days.flatMap(({ block }, at) => {
      const found = herds?.areas.find((each) => each.days.includes(block));
      return found ? [{ area: found.area, day: at + 1 }] : [];
    }),
    climbs: climb?.mountain ?? null,
  };
}

/** How many days touch each place, and how many nights are spent there. */
function placesOf(days: TourFactsJson["days"], words: ReferenceData): PlannedTour["places"] {
  const found = new Map<string, { id: string; days: number; nights: number }>();
  for (const { block } of days) {
    const day = words.fact<DayFacts>("day", block);
    for (const id of new Set(day?.places)) {
      const place = found.get(id) ?? { id, days: 0, nights: 0 };
      found.set(id, { ...place, days: place.days + 1 });
    }
    const night = day?.night ? found.get(day.night) : undefined;
    if (night) night.nights += 1;
  }
  return [...found.values()];
}
