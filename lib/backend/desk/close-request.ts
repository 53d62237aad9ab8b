import type { LostReason } from "@/lib/contract/desk/requests";
import { ApiError } from "@/lib/contract/errors";
import type { Transaction } from "../db/transaction";
import type { Actor } from "../staff/audit";
import { changeRequest, type Seen } from "./change-request";

const isClosed = (state: string) => state === "won" || state === "lost";

/** Closes a request: it became a journey, or it did not, and why. @throws ApiError `conflict` when it is closed */
export async function closeRequest(
  transaction: Transaction,
  actor: Actor,
  seen: Seen,
  outcome: { state: "won" } | { state: "lost"; reason: LostReason },
): Promise<void> {
  const { state } = outcome;
  const lostReason = outcome.state === "lost" ? outcome.reason : null;
  await changeRequest(transaction, actor, seen, (row) => {
    if (isClosed(row.state)) throw new ApiError("conflict", { reason: "changed_meanwhile" });
    return {
      action: `mark-${state}`,
      set: { state, lostReason, nextOn: null, nextStep: "", owner: row.owner ?? actor.id ?? null },
      before: { state: row.state },
      after: { state, lost_reason: lostReason },
    };
  });
}

/** Has a request wait again, as something was closed or marked by mistake, or the guest wrote once more. */
export async function reopenRequest(
  transaction: Transaction,
  actor: Actor,
  seen: Seen,
): Promise<void> {
  await changeRequest(transaction, actor, seen, (row) => {
    if (row.state === "waiting") throw new ApiError("conflict", { reason: "changed_meanwhile" });
    return {
      action: "reopen",
      set: { state: "waiting", lostReason: null },
      before: { state: row.state },
      after: { state: "waiting" },
    };
  });
}
