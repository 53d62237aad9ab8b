import { and, eq } from "drizzle-orm";
import { now } from "@/lib/clock";
import { deskRequests } from "@/lib/contract/changes";
import type { ParsedDeskInput } from "@/lib/contract/desk/calls";
import { ApiError } from "@/lib/contract/errors";
import { reviewReplies } from "../../db/reply-schema";
import { reviews } from "../../db/schema";
import type { Transaction } from "../../db/transaction";
import { record, type StaffActor } from "../../staff/audit";

/**
 * Replies to a published review in public, or changes what was replied.
 * @throws ApiError `conflict` when somebody else has replied or changed it, or it is not published
 */
export async function replyToReview(
  transaction: Transaction,
  actor: StaffActor,
  { review, version, language, text }: ParsedDeskInput<"reply-to-review">,
): Promise<void> {
  const { db } = transaction;
  const tourId = await publishedTour(transaction, review);
  const words = { language, text, author: actor.id, version: version + 1, at: now() };
  const kept =
    version === 0
      ? await db
          .insert(reviewReplies)
          .values({ review, ...words })
          .onConflictDoNothing()
          .returning({ review: reviewReplies.review })
      : await db
          .update(reviewReplies)
          .set(words)
          .where(and(eq(reviewReplies.review, review), eq(reviewReplies.version, version)))
          .returning({ review: reviewReplies.review });
  if (kept.length === 0) throw new ApiError("conflict", { reason: "changed_meanwhile" });
  await record(transaction, actor, {
    action: "reply-to-review",
    subject: review,
    before: { version },
    after: { version: version + 1, language, text: "written" },
  });
  changedReview(transaction, tourId);
}

/** Takes a public reply back. @throws ApiError `conflict` when it is not the one that was seen */
export async function withdrawReply(
  transaction: Transaction,
  actor: StaffActor,
  { review, version }: ParsedDeskInput<"withdraw-reply">,
): Promise<void> {
  const [row] = await transaction.db
    .select({ tourId: reviews.tourId })
    .from(reviews)
    .where(eq(reviews.id, review));
  const gone = await transaction.db
    .delete(reviewReplies)
    .where(and(eq(reviewReplies.review, review), eq(reviewReplies.version, version)))
    .returning({ review: reviewReplies.review });
  if (gone.length === 0) throw new ApiError("conflict", { reason: "changed_meanwhile" });
  await record(transaction, actor, {
    action: "withdraw-reply",
    subject: review,
    before: { version },
  });
  changedReview(transaction, row?.tourId ?? null);
}

async function publishedTour({ db }: Transaction, review: string): Promise<string | null> {
  const [row] = await db
    .select({ state: reviews.state, tourId: reviews.tourId })
    .from(reviews)
    .where(eq(reviews.id, review))
    .for("share");
  if (!row) throw new ApiError("not_found");
  if (row.state !== "published") throw new ApiError("conflict", { reason: "changed_meanwhile" });
  return row.tourId;
}

/** The guest book has it, and the page of the tour on which it is quoted. */
export function changedReview({ changed }: Transaction, tourId: string | null): void {
  changed.add("reviews").add(deskRequests);
  if (tourId) changed.add(`tour:${tourId}`);
}
