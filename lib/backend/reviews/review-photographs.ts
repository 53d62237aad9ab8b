import { and, count, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { now } from "@/lib/clock";
import { erasedPhotographs } from "@/lib/contract/changes";
import { ApiError } from "@/lib/contract/errors";
import { sqlNow } from "../db/clock";
import { db } from "../db/pool";
import { reviewPhotographs } from "../db/review-photograph-schema";
import { reviews } from "../db/schema";
import { inTransaction, type Transaction } from "../db/transaction";

const isShown = isNull(reviewPhotographs.droppedAt);
const isWaiting = and(isNull(reviewPhotographs.review), isShown);

/**
 * Photographs that were sent before become those of a review, in the order in which they are named.
 * @throws ApiError `invalid` when one is there no more
 */
export async function attachPhotographs(
  { db: at }: Transaction,
  review: string,
  ids: string[],
): Promise<void> {
  if (ids.length === 0) return;
  const attached = await at
    .update(reviewPhotographs)
    .set({
      review,
      position: sql`array_position(${sql.param(ids)}::text[], ${reviewPhotographs.id})`,
    })
    .where(and(inArray(reviewPhotographs.id, ids), isWaiting))
    .returning({ id: reviewPhotographs.id });
  if (attached.length < ids.length)
    throw new ApiError("invalid", { fields: { photographs: ["picture_gone"] } });
}

/** The photographs of reviews, those of one review in its order; dropped ones are none. */
export async function photographsOf(at: Pick<Transaction["db"], "select">, reviews: string[]) {
  if (reviews.length === 0) return [];
  return at
    .select({
      id: reviewPhotographs.id,
      review: reviewPhotographs.review,
      file: reviewPhotographs.file,
      color: reviewPhotographs.color,
    })
    .from(reviewPhotographs)
    .where(and(inArray(reviewPhotographs.review, reviews), isShown))
    .orderBy(reviewPhotographs.position);
}

/**
 * Photographs of reviews are shown no more from here on, and erased in all folders (`followErasures`).
 * @param id one of them; all where it is not given
 * @returns how many
 */
export function dropPhotographs(
  transaction: Transaction,
  reviews: string[],
  id?: string,
): Promise<number> {
  const one = id === undefined ? undefined : eq(reviewPhotographs.id, id);
  return drop(transaction, and(inArray(reviewPhotographs.review, reviews), one));
}

/**
 * Makes room for one more where so many wait for their review: the oldest go. Whose form is still open
 * sends its own again with the review (`picture_gone`), so that a flood keeps nobody's out.
 */
export async function makeRoom(most: number): Promise<void> {
  const waiting = db()
    .select({ id: reviewPhotographs.id })
    .from(reviewPhotographs)
    .where(isWaiting)
    .orderBy(desc(reviewPhotographs.createdAt))
    .offset(most - 1);
  // Asked once more of each: one may have become part of a review by the time it is held.
  const oldest = and(inArray(reviewPhotographs.id, waiting), isWaiting);
  await inTransaction((transaction) => drop(transaction, oldest));
}

/**
 * Takes no more where so many are on reviews that nobody has read.
 * @throws ApiError `conflict`
 */
export async function demandRead(most: number): Promise<void> {
  const [unread] = await db()
    .select({ photographs: count() })
    .from(reviewPhotographs)
    .innerJoin(reviews, eq(reviews.id, reviewPhotographs.review))
    .where(and(eq(reviews.state, "pending"), isShown));
  if (unread && unread.photographs >= most) throw new ApiError("conflict");
}

/** Erases what was sent and became part of no review within a day. */
export async function forgetPhotographs(): Promise<void> {
  const isOld = sql`${reviewPhotographs.createdAt} < ${sqlNow} - interval '1 day'`;
  await inTransaction((transaction) => drop(transaction, and(isWaiting, isOld)));
}

async function drop({ db: at, changed }: Transaction, which: SQL | undefined): Promise<number> {
  const dropped = await at
    .update(reviewPhotographs)
    .set({ droppedAt: now() })
    .where(and(isShown, which))
    .returning({ id: reviewPhotographs.id });
  if (dropped.length > 0) changed.add(erasedPhotographs);
  return dropped.length;
}
