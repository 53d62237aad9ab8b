import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { businessDay } from "@/lib/clock";
import { type Locale, LocaleSchema } from "@/lib/contract/locale";
import type { Review } from "@/lib/contract/reviews";
import { db } from "../db/pool";
import { reviewReplies } from "../db/reply-schema";
import { reviewPhotographs } from "../db/review-photograph-schema";
import { destinationTexts, reviews, reviewTexts, tourTexts } from "../db/schema";
import { textsIn } from "../db/texts-in";
import { type GuestFile, guestPictures } from "./guest-pictures";

/** Only what was published is ever read by a page. */
const published = and(eq(reviews.state, "published"), isNull(reviews.retiredAt));

const band = (stars: number) =>
  sql`(count(*) filter (where ${reviews.rating} = ${sql.raw(String(stars))}) over ())::int`;
/** How many of all that are found, on whatever page, give five stars, four and so on. */
const bands = sql<number[]>`array[${sql.join([5, 4, 3, 2, 1].map(band), sql`, `)}]`;

const photographs = sql<GuestFile[]>`(
  select coalesce(json_agg(json_build_object('file', p.file, 'color', p.color) order by p.position), '[]')
  from ${reviewPhotographs} p where p.review = ${reviews.id} and p.dropped_at is null)`;

/**
 * Published reviews with their words in the language asked for, else in the one they were written
 * in: a review never vanishes because the language changes.
 */
export function selectReviews(locale: Locale, ...conditions: (SQL | undefined)[]) {
  const words = db()
    .selectDistinctOn([reviewTexts.reviewId], {
      reviewId: reviewTexts.reviewId,
      title: reviewTexts.title,
      text: reviewTexts.text,
    })
    .from(reviewTexts)
    .innerJoin(reviews, eq(reviews.id, reviewTexts.reviewId))
    .where(isNull(reviewTexts.retiredAt))
    .orderBy(
      reviewTexts.reviewId,
      desc(sql`${reviewTexts.locale} = ${locale}`),
      desc(sql`${reviewTexts.locale} = ${reviews.language}`),
    )
    .as("words");
  return db()
    .select({
      review: reviews,
      title: words.title,
      text: words.text,
      bands,
      reply: reviewReplies,
      photographs,
      tour: { slug: tourTexts.slug, title: tourTexts.title },
      destination: { slug: destinationTexts.slug, title: destinationTexts.name },
    })
    .from(reviews)
    .innerJoin(words, eq(words.reviewId, reviews.id))
    .leftJoin(reviewReplies, eq(reviewReplies.review, reviews.id))
    .leftJoin(tourTexts, and(eq(tourTexts.tourId, reviews.tourId), textsIn(tourTexts, locale)))
    .leftJoin(
      destinationTexts,
      and(
        eq(destinationTexts.destinationId, reviews.destinationId),
        textsIn(destinationTexts, locale),
      ),
    )
    .where(and(published, ...conditions));
}

type ReviewRow = Awaited<ReturnType<typeof selectReviews>>[number];

const parties = ["couple", "family", "solo", "friends"] as const;

export function reviewOf(row: ReviewRow, locale: Locale): Review {
  const { review, title, text, tour, destination, reply } = row;
  const about = tour?.title ?? destination?.title;
  return {
    id: review.id,
    rating: review.rating,
    title,
    text,
    author: review.author,
    country: review.country,
    language: LocaleSchema.parse(review.language),
    written: review.written,
    party: parties.find((party) => party === review.party) ?? null,
    verified: review.verified,
    tour,
    destination,
    photographs: guestPictures(row.photographs, locale, review.author, about),
    reply: reply && {
      text: reply.text,
      language: LocaleSchema.parse(reply.language),
      written: businessDay(reply.at),
    },
  };
}
