import { and, eq, sql } from "drizzle-orm";
import { now } from "@/lib/clock";
import { deskRequests } from "@/lib/contract/changes";
import type { ReviewState } from "@/lib/contract/desk/reviews";
import { ApiError } from "@/lib/contract/errors";
import { reviews } from "../db/schema";
import type { Transaction } from "../db/transaction";
import { settleRequest } from "../inbox/settle-request";
import { dropPhotographs } from "./review-photographs";
import { demandOnlyOne, hasTravelled } from "./same-guest";

/**
 * Publishes or declines what a visitor sent, as it was seen; a published one may be taken down again,
 * and a declined one published. The tour's average follows. The photographs of a declined one are
 * erased. What is published is marked where its guest has made the journey.
 * @throws ApiError `conflict` when somebody decided otherwise in the meantime, or the guest has another of
 *   the same published
 */
export async function decideReview(
  transaction: Transaction,
  review: string,
  seen: ReviewState,
  decision: "publish" | "decline",
): Promise<void> {
  const state = decision === "publish" ? "published" : "declined";
  if (state === seen) throw new ApiError("conflict", { reason: "changed_meanwhile" });
  if (state === "published") await demandOnlyOne(transaction, review);
  const [row] = await transaction.db
    .update(reviews)
    .set({ state, updatedAt: now(), ...(state === "published" && { verified: hasTravelled }) })
    .where(and(eq(reviews.id, review), eq(reviews.state, seen), eq(reviews.origin, "visitor")))
    .returning({ tourId: reviews.tourId });
  if (!row) throw new ApiError("conflict", { reason: "changed_meanwhile" });
  await settleRequest(transaction, review, "answered", true);
  transaction.changed.add(deskRequests);
  if (state === "declined") await dropPhotographs(transaction, [review]);
  if (state === "declined" && seen === "pending") return;
  transaction.changed.add("reviews");
  if (row.tourId) await updateAverage(transaction, row.tourId);
}

async function updateAverage({ db, changed }: Transaction, tourId: string): Promise<void> {
  changed.add(`tour:${tourId}`);
  await db.execute(sql`
    update tours set (rating_average, rating_count) = (
      select coalesce(avg(rating), 0), count(*) from reviews
      where tour_id = ${tourId} and state = 'published' and retired_at is null)
    where id = ${tourId}`);
}
