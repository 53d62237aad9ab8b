import { and, type SQL, sql } from "drizzle-orm";
import type { ReviewSummary } from "@/lib/contract/reviews";
import { db } from "../db/pool";
import { reviews } from "../db/schema";
import { published } from "./review-rows";

/** Count, average and bands of the published reviews that meet the conditions. */
export async function reviewSummary(...conditions: (SQL | undefined)[]): Promise<ReviewSummary> {
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
