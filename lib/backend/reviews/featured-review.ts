import { desc, eq } from "drizzle-orm";
import type { Locale } from "@/lib/contract/locale";
import type { Review } from "@/lib/contract/reviews";
import { reviews } from "../db/schema";
import { reviewOf, selectReviews } from "./review-rows";

/** The newest of a tour's best reviews, or null when it has none. */
export async function featuredReview(tourId: string, locale: Locale): Promise<Review | null> {
  const [row] = await selectReviews(locale, eq(reviews.tourId, tourId))
    .orderBy(desc(reviews.rating), desc(reviews.written), reviews.id)
    .limit(1);
  return row ? reviewOf(row, locale) : null;
}
