import type { Transaction } from "../db/transaction";
import type { Actor } from "../staff/audit";
import { changeRequest, type Seen } from "./change-request";

/** Gives a request to whoever takes it over. */
export async function takeOver(
  transaction: Transaction,
  actor: Actor & { kind: "staff" },
  seen: Seen,
): Promise<void> {
  await changeRequest(transaction, actor, seen, (row) => ({
    action: "take-over",
    set: { owner: actor.id },
    before: { owner: row.owner },
    after: { owner: actor.id },
  }));
}
