import type { Transaction } from "../db/transaction";
import type { Actor } from "../staff/audit";
import { changeRequest, type Seen } from "./change-request";

/** Sets what is to be done next about a request, and on which day; without a day nothing is. */
export async function remind(
  transaction: Transaction,
  actor: Actor,
  { on, step, ...seen }: Seen & { on: string | null; step: string },
): Promise<void> {
  await changeRequest(transaction, actor, seen, (row) => ({
    action: "remind",
    set: { nextOn: on, nextStep: on === null ? "" : step },
    before: { next_on: row.nextOn },
    after: { next_on: on },
  }));
}
