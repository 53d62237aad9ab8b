import type { Transaction } from "../db/transaction";
import type { Actor } from "../staff/audit";
import { heldColleague } from "../staff/change-role";
import { changeRequest, type Seen } from "./change-request";

/** Gives a request to somebody else. @throws ApiError `not_found` for nobody of the staff */
export async function handOn(
  transaction: Transaction,
  actor: Actor,
  { to, ...seen }: Seen & { to: string },
): Promise<void> {
  await heldColleague(transaction, to);
  await changeRequest(transaction, actor, seen, (row) => ({
    action: "hand-on",
    set: { owner: to },
    before: { owner: row.owner },
    after: { owner: to },
  }));
}
