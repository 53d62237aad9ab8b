import { eq } from "drizzle-orm";
import { ApiError } from "@/lib/contract/errors";
import type { Locale } from "@/lib/contract/locale";
import { db } from "../db/pool";
import { reviews, reviewTexts } from "../db/schema";
import { inTransaction, type Transaction } from "../db/transaction";
import { readLink, spendLink } from "../requests/signed-link";
import { decideReview } from "./decide-review";
import { guestPictures } from "./guest-pictures";
import { photographsOf } from "./review-photographs";
import { hasWrittenAlready } from "./same-guest";

/**
 * Tells what a moderation link would do, or does it when confirmed. A link works once; publishing
 * updates the tour's average.
 * @throws ApiError `forbidden` for a link that is forged or expired, `conflict` for a used one, or
 *   where the guest has another review of the same published
 */
export async function moderate(
  { token, confirm }: { token: string; confirm: boolean },
  locale: Locale,
  note: NoteDecision,
) {
  const claim = await readLink(token);
  const action = (["publish", "decline"] as const).find((each) => each === claim?.action);
  if (!claim || !action) throw new ApiError("forbidden");
  const [row] = await db()
    .select({ review: reviews, text: reviewTexts, hasWritten: hasWrittenAlready })
    .from(reviews)
    .innerJoin(reviewTexts, eq(reviewTexts.reviewId, reviews.id))
    .where(eq(reviews.id, claim.subject));
  if (!row) throw new ApiError("not_found");
  const files = await photographsOf(db(), [claim.subject]);
  if (confirm)
    await inTransaction(async (transaction) => {
      if (!(await spendLink(transaction, claim))) throw new ApiError("conflict");
      await decideReview(transaction, claim.subject, "pending", action);
      await note(transaction, `${action}-review`, claim.subject);
    });
  const { author, rating } = row.review;
  const { title, text } = row.text;
  const photographs = guestPictures(files, locale, author);
  const review = { author, rating, title, text, photographs };
  return { data: { action, done: confirm, review, written_already: row.hasWritten } };
}

/** Notes who followed a link; the record is a floor above. */
export type NoteDecision = (
  transaction: Transaction,
  action: "publish-review" | "decline-review",
  review: string,
) => Promise<void>;
