import { rm } from "node:fs/promises";
import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { now } from "@/lib/clock";
import { ApiError } from "@/lib/contract/errors";
import { photographOf } from "@/lib/photos/photograph-process";
import { sqlNow } from "../db/clock";
import { db } from "../db/pool";
import { reviewPhotographs } from "../db/review-photograph-schema";
import { inTransaction, type Transaction } from "../db/transaction";
import { withoutValues } from "../db/without-values";
import { folderOf, hasFiles } from "./photograph-folder";
import { photographName } from "./photograph-name";

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
 * Photographs of reviews are shown no more from here on; `eraseSoon` takes them away.
 * @param id one of them; all where it is not given
 * @returns how many
 */
export async function dropPhotographs(
  { db: at }: Transaction,
  reviews: string[],
  id?: string,
): Promise<number> {
  if (reviews.length === 0) return 0;
  const dropped = await at
    .update(reviewPhotographs)
    .set({ droppedAt: now() })
    .where(
      and(
        inArray(reviewPhotographs.review, reviews),
        isShown,
        id === undefined ? undefined : eq(reviewPhotographs.id, id),
      ),
    )
    .returning({ id: reviewPhotographs.id });
  return dropped.length;
}

/** Takes away what was dropped; what cannot go now goes by night. */
export async function eraseSoon(): Promise<void> {
  await eraseDropped().catch((error: unknown) =>
    console.error("erasing photographs:", withoutValues(error)),
  );
}

/** Files first, so that none is left behind of which nobody knows. */
async function eraseDropped(): Promise<void> {
  const dropped = await rowsWhere(isNotNull(reviewPhotographs.droppedAt));
  for (const { id, file } of dropped) {
    await rm(folderOf(file), { recursive: true, force: true });
    await db().delete(reviewPhotographs).where(eq(reviewPhotographs.id, id));
  }
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
  const { rowCount } = await db()
    .update(reviewPhotographs)
    .set({ droppedAt: now() })
    // Asked once more of each: one may have become part of a review by the time it is held.
    .where(and(inArray(reviewPhotographs.id, waiting), isWaiting));
  if (rowCount) await eraseDropped();
}

/** Erases what was dropped, and what was sent and became part of no review within a day. */
export async function forgetPhotographs(): Promise<void> {
  await db()
    .update(reviewPhotographs)
    .set({ droppedAt: now() })
    .where(and(isWaiting, sql`${reviewPhotographs.createdAt} < ${sqlNow} - interval '1 day'`));
  await eraseDropped();
}

/** Makes the files again that a deleted folder took along; those of an earlier version get another address. */
export async function mendPhotographs(): Promise<void> {
  let mended = 0;
  for (const { id, file } of await rowsWhere(and(isShown, isNotNull(reviewPhotographs.review)))) {
    if (hasFiles(file)) continue;
    const [row] = await db()
      .select({ bytes: reviewPhotographs.bytes })
      .from(reviewPhotographs)
      .where(eq(reviewPhotographs.id, id));
    if (!row) continue;
    const { made } = await photographOf(row.bytes, await photographName(id), true);
    await db().update(reviewPhotographs).set({ file: made.id }).where(eq(reviewPhotographs.id, id));
    mended += 1;
  }
  if (mended === 0) return;
  // Their tours quote them.
  await inTransaction(async ({ changed }) => void changed.add("reviews").add("tours"));
}

const rowsWhere = (condition: SQL | undefined) =>
  db()
    .select({ id: reviewPhotographs.id, file: reviewPhotographs.file })
    .from(reviewPhotographs)
    .where(condition);
