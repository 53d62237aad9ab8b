import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { ApiError } from "@/lib/contract/errors";
import type { Locale } from "@/lib/contract/locale";
import type { Tour } from "@/lib/contract/tours";
import type { TourFactsJson } from "../db/json-columns";
import { db } from "../db/pool";
import { tours, tourTexts } from "../db/schema";
import { featuredReview } from "../reviews/featured-review";
import { alternatesFrom, latest } from "./alternates";
import { tourGallery } from "./gallery";
import { itinerary } from "./itinerary";
import { labels } from "./labels";
import { type ReferenceData, referenceData } from "./reference-data";
import {
  byPopularity,
  cardColumns,
  selectTours,
  type TourRow,
  tourCard,
  tourCards,
  writtenIn,
} from "./tour-card";
import { tourExtras } from "./tour-extras";
import { whole } from "./tour-lists";

/** One tour by its slug in the language; `not_found` when there is none. */
export async function tour({ slug }: { slug: string }, locale: Locale): Promise<{ data: Tour }> {
  const row = await tourRow(slug, locale);
  const [words, review] = await Promise.all([
    referenceData(locale),
    featuredReview(row.tour.id, locale),
  ]);
  return { data: { ...wholeTour(row, words), featured_review: review } };
}

function wholeTour(row: TourRow, referenceData: ReferenceData): Omit<Tour, "featured_review"> {
  const { tour, text } = row;
  const { facts } = tour;
  const days = itinerary(facts.days, referenceData);
  return {
    ...tourCard(row, referenceData),
    code: tour.code,
    overview: text.words.overview,
    summary: text.words.summary,
    reasons: text.words.reasons,
    start: referenceData.places.get(facts.start) ?? null,
    end: referenceData.places.get(facts.end) ?? null,
    itinerary: days,
    inclusions: labels(referenceData.lists.inclusions, facts.includes),
    exclusions: labels(referenceData.lists.inclusions, facts.excludes),
    tips: facts.tips.flatMap((key) => {
      const tip = referenceData.lists.tips[key];
      return tip ? [{ key, ...tip }] : [];
    }),
    climate: referenceData.climate(facts.climate),
    climate_of: referenceData.lists.climates[facts.climate],
    gallery: tourGallery(tour.id, facts, referenceData),
    prices: facts.prices,
    runs: facts.runs,
    extras: tourExtras(facts.extras, referenceData),
    climb: climbIn(facts.climb, referenceData),
    costs: facts.costs ?? null,
    party_max: facts.party_max,
    alternates: alternatesFrom(row.slugs),
    updated_at: latest(tour.updatedAt, text.updatedAt),
  };
}

/** A climb with the words of what can be rented. */
function climbIn(climb: TourFactsJson["climb"], { lists }: ReferenceData): Tour["climb"] {
  if (!climb) return null;
  const texts = lists.rental ?? {};
  const rental = climb.rental.flatMap((item) => {
    const text = texts[item.key];
    return text ? [{ ...item, text }] : [];
  });
  return { ...climb, rental };
}

const liked = alias(tours, "liked");
const likedTexts = alias(tourTexts, "liked_texts");

/** Tours that share most places and kind with this one. */
export async function similarTours(
  { slug, limit }: { slug: string; limit: number },
  locale: Locale,
) {
  const shared = sql`cardinality(array(select unnest(${tours.destinations}) intersect select unnest(${liked.destinations})))`;
  const alike = sql`${shared} * 2 + (${tours.safariType} = ${liked.safariType})::int + (${tours.level} = ${liked.level})::int * 2 - abs(${tours.days} - ${liked.days})`;
  const [words, rows] = await Promise.all([
    referenceData(locale),
    db()
      .select(cardColumns)
      .from(tours)
      .innerJoin(tourTexts, writtenIn(locale))
      .innerJoin(likedTexts, and(eq(likedTexts.slug, slug), eq(likedTexts.locale, locale)))
      .innerJoin(liked, eq(liked.id, likedTexts.tourId))
      .where(
        and(
          isNull(tours.retiredAt),
          isNull(liked.retiredAt),
          isNull(likedTexts.retiredAt),
          ne(tours.id, liked.id),
        ),
      )
      .orderBy(sql`${alike} desc`, ...byPopularity)
      .limit(limit),
  ]);
  // A tour that is like no other, or none.
  if (rows.length === 0) await tourRow(slug, locale);
  return whole(tourCards(rows, words), limit);
}

async function tourRow(slug: string, locale: Locale): Promise<TourRow> {
  const [row] = await selectTours(locale, eq(tourTexts.slug, slug)).limit(1);
  if (!row) throw new ApiError("not_found");
  return row;
}
