import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Locale } from "@/lib/contract/locale";
import type { TourCard } from "@/lib/contract/tours";
import {
  LevelSchema,
  SafariTypeSchema,
  SpecializedSchema,
  ThemeSchema,
  TripTypeSchema,
} from "@/lib/contract/vocabulary";
import { db } from "../db/pool";
import { tours, tourTexts } from "../db/schema";
import type { Lexicon } from "./lexicon";

/** Tours in a language with their words, those in the files only; add conditions and an order. */
export function selectTours(locale: Locale, ...conditions: (SQL | undefined)[]) {
  return db()
    .select({ tour: tours, text: tourTexts })
    .from(tours)
    .innerJoin(
      tourTexts,
      and(
        eq(tourTexts.tourId, tours.id),
        eq(tourTexts.locale, locale),
        isNull(tourTexts.retiredAt),
      ),
    )
    .where(and(isNull(tours.retiredAt), ...conditions));
}

export type TourRow = Awaited<ReturnType<typeof selectTours>>[number];

export const byPopularity = [sql`${tours.popularity} desc`, sql`${tours.id}`];

/** A row as the card of the contract. */
export function tourCard({ tour, text }: TourRow, lexicon: Lexicon): TourCard {
  const { facts } = tour;
  return {
    id: tour.id,
    slug: text.slug,
    title: text.title,
    tagline: text.words.tagline,
    picture: lexicon.picture(`tour-${tour.id}`),
    days: tour.days,
    nights: tour.days - 1,
    route: facts.route.flatMap((place) => lexicon.places.get(place)?.name ?? []),
    trip_type: TripTypeSchema.parse(tour.tripType),
    safari_type: SafariTypeSchema.parse(tour.safariType),
    level: LevelSchema.parse(tour.level),
    specialized: SpecializedSchema.array().parse(tour.specialized),
    themes: ThemeSchema.array().parse(tour.themes),
    difficulty: facts.difficulty,
    min_age: tour.minAge,
    best_months: tour.bestMonths,
    price_from: { amount_minor: tour.fromMinor, currency: facts.prices.currency },
    price_from_travellers: facts.from_travellers,
    deal: facts.prices.deal,
    rating: { average: Math.round(tour.ratingAverage * 10) / 10, count: tour.ratingCount },
  };
}
