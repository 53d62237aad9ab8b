import { eq } from "drizzle-orm";
import { ApiError } from "@/lib/contract/errors";
import { reviews } from "../../db/schema";
import type { Transaction } from "../../db/transaction";
import { dropPhotographs } from "../../reviews/review-photographs";
import { record, type StaffActor } from "../../staff/audit";
import { changedReview } from "./reply-to-review";

/**
 * Leaves one photograph of a review out for good; the others stay.
 * @throws ApiError `conflict` when somebody else has left it out
 */
export async function leaveOutPhotograph(
  transaction: Transaction,
  actor: StaffActor,
  { review, photograph }: { review: string; photograph: string },
): Promise<void> {
  const dropped = await dropPhotographs(transaction, [review], photograph);
  if (dropped === 0) throw new ApiError("conflict", { reason: "changed_meanwhile" });
  const [row] = await transaction.db
    .select({ tourId: reviews.tourId })
    .from(reviews)
    .where(eq(reviews.id, review));
  await record(transaction, actor, { action: "leave-out-photograph", subject: review });
  changedReview(transaction, row?.tourId ?? null);
}
