import { and, asc, desc, gte, lte, type SQL, sql } from "drizzle-orm";
import type { ParsedInputOf } from "@/lib/contract/endpoint";
import type { Locale } from "@/lib/contract/locale";
import type { guestbookEndpoint, ReviewSummary, reviewsEndpoint } from "@/lib/contract/reviews";
import { db } from "../db/pool";
import { reviews } from "../db/schema";
import { published, reviewOf, selectReviews } from "./review-rows";

/** Published reviews, newest first; of one tour when its slug is given. */
export async function reviewList(input: ParsedInputOf<typeof reviewsEndpoint>, locale: Locale) {
  const ofTour = input.tour
    ? sql`${reviews.tourId} = (select tour_id from tour_texts
        where slug = ${input.tour} and locale = ${locale} and retired_at is null)`
    : undefined;
  return list(input, locale, [desc(reviews.written), desc(reviews.id)], ofTour);
}

const orders = {
  newest: [desc(reviews.written), desc(reviews.id)],
  oldest: [asc(reviews.written), asc(reviews.id)],
  highest: [desc(reviews.rating), desc(reviews.written), desc(reviews.id)],
  lowest: [asc(reviews.rating), desc(reviews.written), desc(reviews.id)],
};

/** The guest book: by category of the places a review is about, by date, in the order asked for. */
export async function guestbook(input: ParsedInputOf<typeof guestbookEndpoint>, locale: Locale) {
  const ofCategory = input.category
    ? sql`exists (select from destinations d where d.category = ${input.category} and (
        d.id = ${reviews.destinationId} or (${reviews.destinationId} is null and d.id = any(
          select unnest(destinations) from tours where tours.id = ${reviews.tourId}))))`
    : undefined;
  return list(
    input,
    locale,
    orders[input.sort],
    ofCategory,
    input.date_from ? gte(reviews.written, input.date_from) : undefined,
    input.date_to ? lte(reviews.written, input.date_to) : undefined,
  );
}

async function list(
  { page, per_page }: { page: number; per_page: number },
  locale: Locale,
  order: SQL[],
  ...conditions: (SQL | undefined)[]
) {
  const condition = and(...conditions);
  const [rows, summary] = await Promise.all([
    selectReviews(locale, condition)
      .orderBy(...order)
      .limit(per_page)
      .offset((page - 1) * per_page),
    reviewSummary(condition),
  ]);
  return {
    data: rows.map(reviewOf),
    meta: { total: summary.count, page, per_page },
    summary,
  };
}

/** Count, average and bands of the published reviews that meet the conditions. */
async function reviewSummary(...conditions: (SQL | undefined)[]): Promise<ReviewSummary> {
  const rows = await db()
    .select({ rating: reviews.rating, count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(and(published, ...conditions))
    .groupBy(reviews.rating);
  const count = (rating: number) => rows.find((row) => row.rating === rating)?.count ?? 0;
  const total = rows.reduce((sum, row) => sum + row.count, 0);
  const stars = rows.reduce((sum, row) => sum + row.count * row.rating, 0);
  return {
    average: total === 0 ? 0 : Math.round((stars / total) * 10) / 10,
    count: total,
    bands: {
      excellent: count(5),
      very_good: count(4),
      average: count(3),
      poor: count(2),
      terrible: count(1),
    },
  };
}
