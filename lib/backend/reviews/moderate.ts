import { and, eq, sql } from "drizzle-orm";
import { now } from "@/lib/clock";
import { ApiError } from "@/lib/contract/errors";
import { db } from "../db/pool";
import { reviews, reviewTexts } from "../db/schema";
import { inTransaction, type Transaction } from "../db/transaction";
import { settleRequest } from "../inbox/settle-request";
import { readLink, spendLink, type VerifiedLink } from "../requests/signed-link";

/**
 * Tells what a moderation link would do, or does it when confirmed. A link works once; publishing
 * updates the tour's average.
 * @throws ApiError `forbidden` for a link that is forged or expired, `conflict` for a used one
 */
export async function moderate({ token, confirm }: { token: string; confirm: boolean }) {
  const claim = await readLink(token);
  const action = (["publish", "decline"] as const).find((each) => each === claim?.action);
  if (!claim || !action) throw new ApiError("forbidden");
  const [row] = await db()
    .select({ review: reviews, text: reviewTexts })
    .from(reviews)
    .innerJoin(reviewTexts, eq(reviewTexts.reviewId, reviews.id))
    .where(eq(reviews.id, claim.subject));
  if (!row) throw new ApiError("not_found");
  if (confirm) await inTransaction((transaction) => decide(transaction, claim, action, row.review));
  const { author, rating } = row.review;
  const { title, text } = row.text;
  return { data: { action, done: confirm, review: { author, rating, title, text } } };
}

async function decide(
  transaction: Transaction,
  link: VerifiedLink,
  action: "publish" | "decline",
  { id, tourId }: { id: string; tourId: string | null },
): Promise<void> {
  if (!(await spendLink(transaction, link))) throw new ApiError("conflict");
  const state = action === "publish" ? "published" : "declined";
  const changed = await transaction.db
    .update(reviews)
    .set({ state, updatedAt: now() })
    .where(and(eq(reviews.id, id), eq(reviews.state, "pending")))
    .returning();
  if (changed.length === 0) throw new ApiError("conflict");
  await settleRequest(transaction, id, "answered", true);
  if (state === "declined") return;
  transaction.changed.add("reviews");
  if (tourId) await updateAverage(transaction, tourId);
}

async function updateAverage({ db, changed }: Transaction, tourId: string): Promise<void> {
  changed.add(`tour:${tourId}`);
  await db.execute(sql`
    update tours set (rating_average, rating_count) = (
      select coalesce(avg(rating), 0), count(*) from reviews
      where tour_id = ${tourId} and state = 'published' and retired_at is null)
    where id = ${tourId}`);
}
