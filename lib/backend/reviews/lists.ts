import { and, asc, desc, gte, lte, type SQL, sql } from "drizzle-orm";
import type { ParsedInputOf } from "@/lib/contract/endpoint";
import type { Locale } from "@/lib/contract/locale";
import type { guestbookEndpoint, ReviewSummary, reviewsEndpoint } from "@/lib/contract/reviews";
import { reviews } from "../db/schema";
import { reviewOf, selectReviews } from "./review-rows";

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
  const rows = await selectReviews(locale, condition)
    .orderBy(...order)
    .limit(per_page)
    .offset((page - 1) * per_page);
  // Beyond the last page there is no review that could say how many there are.
  const [any] =
    rows.length > 0 || page === 1 ? rows : await selectReviews(locale, condition).limit(1);
  const summary = summaryOf(any?.bands ?? []);
  return {
    data: rows.map((row) => reviewOf(row, locale)),
    meta: { total: summary.count, page, per_page },
    summary,
  };
}

/** Count and average of reviews, from how many give five stars, four and so on. */
function summaryOf(bands: number[]): ReviewSummary {
  const [excellent = 0, very_good = 0, average = 0, poor = 0, terrible = 0] = bands;
  const count = bands.reduce((sum, each) => sum + each, 0);
  const stars = bands.reduce((sum, each, at) => sum + each * (5 - at), 0);
  return {
    average: count === 0 ? 0 : Math.round((stars / count) * 10) / 10,
    count,
    bands: { excellent, very_good, average, poor, terrible },
  };
}
