import { and, count, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { DeskReview, ReviewPage, ReviewState } from "@/lib/contract/desk/reviews";
import { ApiError } from "@/lib/contract/errors";
import { LocaleSchema } from "@/lib/contract/locale";
import { db } from "../../db/pool";
import { reviewReplies } from "../../db/reply-schema";
import { destinationTexts, reviews, reviewTexts } from "../../db/schema";
import { staff } from "../../db/staff-schema";
import type { Transaction } from "../../db/transaction";
import { guestPictures } from "../../reviews/guest-pictures";
import { photographsOf } from "../../reviews/review-photographs";
import { hasWrittenAlready } from "../../reviews/same-guest";
import { englishTitles } from "../request-rows";

const atOnce = 20;
const kept = isNull(reviews.retiredAt);

/** One page of reviews in a state, the newest first; it goes on behind what `after` names. */
export async function reviewList(view: ReviewState, after?: string): Promise<ReviewPage> {
  const inView = and(kept, eq(reviews.state, view));
  const [found, [pending]] = await Promise.all([
    selectReviews(db(), inView, after ? behind(after) : undefined)
      .orderBy(desc(reviews.written), desc(reviews.id))
      .limit(atOnce + 1),
    db()
      .select({ count: count() })
      .from(reviews)
      .where(and(kept, eq(reviews.state, "pending"))),
  ]);
  const shown = found.slice(0, atOnce);
  const last = found.length > atOnce ? shown.at(-1) : undefined;
  return {
    reviews: await deskReviews(db(), shown),
    next: last?.review.id ?? null,
    pending: pending?.count ?? 0,
  };
}

/** A review as it stands in a transaction. @throws ApiError `not_found` */
export async function oneReview(transaction: Transaction, id: string): Promise<DeskReview> {
  const found = await selectReviews(transaction.db, kept, eq(reviews.id, id));
  const [review] = await deskReviews(transaction.db, found);
  if (!review) throw new ApiError("not_found");
  return review;
}

const behind = (after: string): SQL =>
  sql`(${reviews.written}, ${reviews.id}) < (select r.written, r.id from ${reviews} r where r.id = ${after})`;

type Reading = Pick<Transaction["db"], "select">;

/** Reviews in the words in which they were written. */
function selectReviews(at: Reading, ...conditions: (SQL | undefined)[]) {
  return at
    .select({
      review: reviews,
      title: reviewTexts.title,
      text: reviewTexts.text,
      reply: reviewReplies,
      by: staff.name,
      hasWritten: hasWrittenAlready,
    })
    .from(reviews)
    .innerJoin(
      reviewTexts,
      and(eq(reviewTexts.reviewId, reviews.id), eq(reviewTexts.locale, reviews.language)),
    )
    .leftJoin(reviewReplies, eq(reviewReplies.review, reviews.id))
    .leftJoin(staff, eq(staff.id, reviewReplies.author))
    .where(and(...conditions));
}

type Found = Awaited<ReturnType<typeof selectReviews>>;

async function deskReviews(at: Reading, found: Found): Promise<DeskReview[]> {
  const [tours, places, photographs] = await Promise.all([
    englishTitles(
      found.flatMap(({ review }) => review.tourId ?? []),
      at,
    ),
    englishPlaces(
      found.flatMap(({ review }) => review.destinationId ?? []),
      at,
    ),
    photographsOf(
      at,
      found.map(({ review }) => review.id),
    ),
  ]);
  const names = new Map([...tours, ...places]);
  return found.map(({ review, title, text, reply, by, hasWritten }) => ({
    id: review.id,
    // What the table may hold is what was put there (see `decide-review.ts`).
    state: review.state as ReviewState,
    rating: review.rating,
    title,
    text,
    author: review.author,
    country: review.country,
    language: LocaleSchema.parse(review.language),
    written: review.written,
    verified: review.verified,
    written_already: hasWritten,
    about: names.get(review.tourId ?? review.destinationId ?? "") ?? "",
    photographs: photographs
      .filter((each) => each.review === review.id)
      .flatMap(({ id, ...file }) =>
        guestPictures([file], "en", review.author).map((picture) => ({ id, picture })),
      ),
    is_sent: review.origin === "visitor",
    reply: reply && {
      language: LocaleSchema.parse(reply.language),
      text: reply.text,
      by: by ?? "",
      at: reply.at.toISOString(),
      version: reply.version,
    },
  }));
}

async function englishPlaces(ids: string[], at: Reading) {
  if (ids.length === 0) return [];
  const rows = await at
    .select({ id: destinationTexts.destinationId, name: destinationTexts.name })
    .from(destinationTexts)
    .where(and(inArray(destinationTexts.destinationId, ids), eq(destinationTexts.locale, "en")));
  return rows.map(({ id, name }) => [id, name] as const);
}
