import { now } from "@/lib/clock";
import { ApiError } from "@/lib/contract/errors";
import type { Transaction } from "../db/transaction";
import type { Actor } from "../staff/audit";
import { changeRequest, type RequestRowKept, type Seen } from "./change-request";

/** What changes with an answer: it waits no longer, and is whose answered it where it was nobody's. */
export function answered({ state, owner, firstAnsweredAt }: RequestRowKept, actor: Actor) {
  return {
    state: state === "waiting" ? ("answered" as const) : state,
    firstAnsweredAt: firstAnsweredAt ?? now(),
    owner: owner ?? actor.id ?? null,
  };
}

/**
 * Takes note that a guest was answered by telephone, by chat or from the mailbox.
 * @throws ApiError `conflict` when it does not wait
 */
export async function markAnswered(
  transaction: Transaction,
  actor: Actor,
  seen: Seen,
): Promise<void> {
  await changeRequest(transaction, actor, seen, (row) => {
    if (row.state !== "waiting") throw new ApiError("conflict", { reason: "changed_meanwhile" });
    const set = answered(row, actor);
    return {
      action: "mark-answered",
      set,
      before: { state: row.state },
      after: { state: set.state },
    };
  });
}
