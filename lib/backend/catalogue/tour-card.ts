import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Locale } from "@/lib/contract/locale";
import type { TourCard } from "@/lib/contract/tours";
import {
  LevelSchema,
  SafariTypeSchema,
  SpecializedSchema,
  ThemeSchema,
  TripTypeSchema,
} from "@/lib/contract/vocabulary";
import type { TourFactsJson, TourWordsJson } from "../db/json-columns";
import { db } from "../db/pool";
import { tours, tourTexts } from "../db/schema";
import { textsIn } from "../db/texts-in";
import { slugsOf } from "./alternates";
import { coversApart } from "./covers-apart";
import type { ReferenceData } from "./reference-data";

/**
 * What a card shows, picked in the database: the rest of a tour's jsonb is many times as long.
 * The shape is that of a whole row, with parts missing.
 */
export const cardColumns = {
  tour: {
    id: tours.id,
    tripType: tours.tripType,
    safariType: tours.safariType,
    level: tours.level,
    specialized: tours.specialized,
    themes: tours.themes,
    days: tours.days,
    minAge: tours.minAge,
    bestMonths: tours.bestMonths,
    fromMinor: tours.fromMinor,
    ratingAverage: tours.ratingAverage,
    ratingCount: tours.ratingCount,
    facts: sql<CardFacts>`jsonb_build_object(
      'route', ${tours.facts}->'route',
      'difficulty', ${tours.facts}->'difficulty',
      'from_travellers', ${tours.facts}->'from_travellers',
      'prices', jsonb_build_object(
        'currency', ${tours.facts}->'prices'->'currency',
        'deal', ${tours.facts}->'prices'->'deal'))`,
  },
  text: {
    slug: tourTexts.slug,
    title: tourTexts.title,
    words: sql<Pick<TourWordsJson, "tagline">>`jsonb_build_object(
      'tagline', ${tourTexts.words}->'tagline')`,
  },
};

type CardFacts = Pick<TourFactsJson, "route" | "difficulty" | "from_travellers"> & {
  prices: Pick<TourFactsJson["prices"], "currency" | "deal">;
};

/** Tours in a language as their cards show them, those in the files only; add conditions and an order. */
export function selectCards(locale: Locale, ...conditions: (SQL | undefined)[]) {
  return db()
    .select(cardColumns)
    .from(tours)
    .innerJoin(tourTexts, writtenIn(locale))
    .where(and(isNull(tours.retiredAt), ...conditions));
}

const every = alias(tourTexts, "every");
const slugs = slugsOf(tourTexts, every, sql`${every.tourId} = ${tours.id}`);

/** The same with everything that is known of them. */
export function selectTours(locale: Locale, ...conditions: (SQL | undefined)[]) {
  return db()
    .select({ tour: tours, text: tourTexts, slugs })
    .from(tours)
    .innerJoin(tourTexts, writtenIn(locale))
    .where(and(isNull(tours.retiredAt), ...conditions));
}

/** Joins the words in a language. */
export const writtenIn = (locale: Locale) =>
  and(eq(tourTexts.tourId, tours.id), textsIn(tourTexts, locale));

type CardRow = Awaited<ReturnType<typeof selectCards>>[number];
export type TourRow = Awaited<ReturnType<typeof selectTours>>[number];

export const byPopularity = [sql`${tours.popularity} desc`, sql`${tours.id}`];

/** Rows as the cards of a list, in their order. */
export function tourCards(rows: CardRow[], referenceData: ReferenceData): TourCard[] {
  const covers = coversApart(
    rows.map(({ tour }) => ({ id: tour.id, route: tour.facts.route })),
    referenceData,
  );
  return rows.map((row, at) => {
    const card = tourCard(row, referenceData);
    return { ...card, picture: covers[at] ?? card.picture };
  });
}

/** A row as the card of the contract. */
export function tourCard({ tour, text }: CardRow, referenceData: ReferenceData): TourCard {
  const { facts } = tour;
  return {
    id: tour.id,
    slug: text.slug,
    title: text.title,
    tagline: text.words.tagline,
    picture: referenceData.picture(`tour-${tour.id}`),
    days: tour.days,
    nights: tour.days - 1,
    route: facts.route.flatMap((place) => referenceData.places.get(place)?.name ?? []),
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
