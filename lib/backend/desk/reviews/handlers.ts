import type { DeskReview, reviewCalls } from "@/lib/contract/desk/reviews";
import type { Transaction } from "../../db/transaction";
import { decideReview } from "../../reviews/decide-review";
import { record, type StaffActor } from "../../staff/audit";
import type { At, DeskHandlers } from "../../staff/desk-handler";
import { asStaff } from "../doing";
import { leaveOutPhotograph } from "./leave-out-photograph";
import { replyToReview, withdrawReply } from "./reply-to-review";
import { oneReview, reviewList } from "./review-list";

/** Does something about a review, and says how it stands then. */
const about = async (
  at: At,
  review: string,
  work: (transaction: Transaction, actor: StaffActor) => Promise<void>,
): Promise<{ data: { review: DeskReview } }> => ({
  data: await asStaff(at, async (transaction, actor) => {
    await work(transaction, actor);
    return { review: await oneReview(transaction, review) };
  }),
});

type Seen = { review: string; seen: DeskReview["state"] };

const decide = (at: At, { review, seen }: Seen, decision: "publish" | "decline") =>
  about(at, review, async (transaction, actor) => {
    await decideReview(transaction, review, seen, decision);
    await record(transaction, actor, {
      action: `${decision}-review`,
      subject: review,
      before: { state: seen },
      after: { state: decision === "publish" ? "published" : "declined" },
    });
  });

/** The guest book behind the curtain: what is published, and what is replied. */
export const reviewDeskHandlers: DeskHandlers<keyof typeof reviewCalls> = {
  reviews: async ({ view, after }) => ({ data: await reviewList(view, after) }),
  "publish-review": (input, at) => decide(at, input, "publish"),
  "decline-review": (input, at) => decide(at, input, "decline"),
  "leave-out-photograph": (input, at) =>
    about(at, input.review, (tx, actor) => leaveOutPhotograph(tx, actor, input)),
  "reply-to-review": (input, at) =>
    about(at, input.review, (tx, actor) => replyToReview(tx, actor, input)),
  "withdraw-reply": (input, at) =>
    about(at, input.review, (tx, actor) => withdrawReply(tx, actor, input)),
};
