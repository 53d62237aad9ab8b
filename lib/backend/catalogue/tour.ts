import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { ApiError } from "@/lib/contract/errors";
import type { Locale } from "@/lib/contract/locale";
import type { Alternates } from "@/lib/contract/shared";
import type { Tour } from "@/lib/contract/tours";
import { db } from "../db/pool";
import { tours, tourTexts } from "../db/schema";
import { featuredReview } from "../reviews/featured-review";
import { alternatesFrom, latest } from "./alternates";
import { tourGallery } from "./gallery";
import { itinerary } from "./itinerary";
import { labels } from "./labels";
import { type ReferenceData, referenceData } from "./reference-data";
import { byPopularity, selectCards, selectTours, type TourRow, tourCard } from "./tour-card";
import { tourExtras } from "./tour-extras";
import { whole } from "./tour-lists";

/** One tour by its slug in the language; `not_found` when there is none. */
export async function tour({ slug }: { slug: string }, locale: Locale): Promise<{ data: Tour }> {
  const row = await tourRow(slug, locale);
  const [words, alternates, review] = await Promise.all([
    referenceData(locale),
    tourAlternates(row.tour.id),
    featuredReview(row.tour.id, locale),
  ]);
  return { data: { ...wholeTour(row, words), alternates, featured_review: review } };
}

function wholeTour(
  row: TourRow,
  referenceData: ReferenceData,
): Omit<Tour, "alternates" | "featured_review"> {
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
    gallery: tourGallery(tour.id, facts.route, referenceData),
    prices: facts.prices,
    runs: facts.runs,
    extras: tourExtras(facts.extras, referenceData),
    party_max: facts.party_max,
    updated_at: latest(tour.updatedAt, text.updatedAt),
  };
}

/** Tours that share most places and kind with this one. */
export async function similarTours(
  { slug, limit }: { slug: string; limit: number },
  locale: Locale,
) {
  const { tour } = await tourRow(slug, locale);
  const shared = sql`cardinality(array(select unnest(${tours.destinations}) intersect select unnest(${sql.param(tour.destinations)}::text[])))`;
  const alike = sql`${shared} * 2 + (${tours.safariType} = ${tour.safariType})::int + (${tours.level} = ${tour.level})::int * 2 - abs(${tours.days} - ${tour.days})`;
  const [words, rows] = await Promise.all([
    referenceData(locale),
    selectCards(locale, ne(tours.id, tour.id))
      .orderBy(sql`${alike} desc`, ...byPopularity)
      .limit(limit),
  ]);
  return whole(
    rows.map((row) => tourCard(row, words)),
    limit,
  );
}

async function tourRow(slug: string, locale: Locale): Promise<TourRow> {
  const [row] = await selectTours(locale, eq(tourTexts.slug, slug)).limit(1);
  if (!row) throw new ApiError("not_found");
  return row;
}

async function tourAlternates(id: string): Promise<Alternates> {
  const rows = await db()
    .select({ locale: tourTexts.locale, slug: tourTexts.slug })
    .from(tourTexts)
    .where(and(eq(tourTexts.tourId, id), isNull(tourTexts.retiredAt)));
  return alternatesFrom(rows);
}
