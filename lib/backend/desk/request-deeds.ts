import { now } from "@/lib/clock";
import type { LostReason } from "@/lib/contract/desk/requests";
import { may } from "@/lib/contract/desk/rights";
import { ApiError } from "@/lib/contract/errors";
import { releaseWishedCoupon } from "../bookings/money/coupon-uses";
import { messages } from "../db/inbox-schema";
import type { Transaction } from "../db/transaction";
import { linksMailed } from "../offers/link-mailed";
import { queueEmail } from "../requests/outbox";
import type { StaffActor } from "../staff/audit";
import { heldColleague } from "../staff/change-role";
import { changeRequest, type RequestRowKept, type Seen } from "./change-request";

/** What somebody of the staff does with a request as they saw it. */
type Deed<Said = unknown> = (
  transaction: Transaction,
  actor: StaffActor,
  said: Seen & Said,
) => Promise<void>;

/** Gives a request to whoever takes it over. */
export const takeOver: Deed = (transaction, actor, seen) =>
  changeRequest(transaction, actor, seen, (row) => ({
    action: "take-over",
    set: { owner: actor.id },
    before: { owner: row.owner },
    after: { owner: actor.id },
  }));

/** Gives a request to somebody else. @throws ApiError `not_found` for nobody of those who answer guests */
export const handOn: Deed<{ to: string }> = async (transaction, actor, { to, ...seen }) => {
  const { role } = await heldColleague(transaction, to);
  if (!may(role, "take-over")) throw new ApiError("not_found");
  await changeRequest(transaction, actor, seen, (row) => ({
    action: "hand-on",
    set: { owner: to },
    before: { owner: row.owner },
    after: { owner: to },
  }));
};

/**
 * Sets what is to be done next about a request, and on which day; without a day nothing is. What was
 * nobody's is theirs who wants to be reminded of it.
 */
export const remind: Deed<{ on: string | null; step: string }> = (transaction, actor, said) =>
  changeRequest(transaction, actor, said, (row) => ({
    action: "remind",
    set:
      said.on === null
        ? { nextOn: null, nextStep: "" }
        : { nextOn: said.on, nextStep: said.step, owner: row.owner ?? actor.id },
    before: { next_on: row.nextOn },
    after: { next_on: said.on },
  }));

/** What changes with an answer: it waits no longer, and is whose answered it where it was nobody's. */
const answered = ({ state, owner, firstAnsweredAt }: RequestRowKept, actor: StaffActor) => ({
  state: state === "waiting" ? ("answered" as const) : state,
  firstAnsweredAt: firstAnsweredAt ?? now(),
  owner: owner ?? actor.id,
});

/** Answers whoever asked, by a mail that goes out with this transaction or not at all. */
export const answerRequest: Deed<{ subject: string; text: string }> = async (
  transaction,
  actor,
  { subject, text, ...seen },
) => {
  await linksMailed(transaction, { request: seen.request, text });
  await changeRequest(transaction, actor, seen, (row) => {
    const set = answered(row, actor);
    const after = { state: set.state, text: "written" };
    return { action: "answer", set, before: { state: row.state }, after };
  });
  const [message] = await transaction.db
    .insert(messages)
    .values({ request: seen.request, kind: "answer", author: actor.id, subject, text })
    .returning({ id: messages.id });
  await queueEmail(transaction, { kind: "answer-to-guest", reference: String(message?.id) });
};

/**
 * Takes note that a guest was answered by telephone, by chat or from the mailbox.
 * @throws ApiError `conflict` when it does not wait
 */
export const markAnswered: Deed = (transaction, actor, seen) =>
  changeRequest(transaction, actor, seen, (row) => {
    if (row.state !== "waiting") throw new ApiError("conflict", { reason: "changed_meanwhile" });
    const set = answered(row, actor);
    const after = { state: set.state };
    return { action: "mark-answered", set, before: { state: row.state }, after };
  });

/**
 * Closes a request: it became a journey, or it did not, and why; of one that did not the coupon may be
 * used by somebody else. @throws ApiError `conflict` when it is closed
 */
export const closeRequest: Deed<{ state: "won" } | { state: "lost"; reason: LostReason }> = async (
  transaction,
  actor,
  said,
) => {
  // The booking first, as whatever moves one does. What is no booking has no coupon.
  if (said.state === "lost") await releaseWishedCoupon(transaction, said.request);
  await changeRequest(transaction, actor, said, (row) => {
    if (row.state === "won" || row.state === "lost")
      throw new ApiError("conflict", { reason: "changed_meanwhile" });
    const { state } = said;
    const lostReason = said.state === "lost" ? said.reason : null;
    return {
      action: `mark-${state}`,
      set: { state, lostReason, nextOn: null, nextStep: "", owner: row.owner ?? actor.id },
      before: { state: row.state },
      after: { state, lost_reason: lostReason },
    };
  });
};

/** Has a request wait again, as something was closed or marked by mistake, or the guest wrote once more. */
export const reopenRequest: Deed = (transaction, actor, seen) =>
  changeRequest(transaction, actor, seen, (row) => {
    if (row.state === "waiting") throw new ApiError("conflict", { reason: "changed_meanwhile" });
    return {
      action: "reopen",
      set: {
        ...{ state: "waiting", lostReason: null },
        // What nobody has answered yet has waited all along.
        ...(row.firstAnsweredAt && { reopenedAt: now(), toldAt: null }),
      },
      before: { state: row.state },
      after: { state: "waiting" },
    };
  });
