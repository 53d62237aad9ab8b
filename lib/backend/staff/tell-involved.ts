import type { Transaction } from "../db/transaction";
import { queueEmail } from "../requests/outbox";
import { type Actor, record } from "./audit";
import { heldColleague } from "./change-role";

/** Writes to whoever a step of the record is about that it was done, so that they can say it was not them. */
export function tellInvolved(transaction: Transaction, step: number): Promise<void> {
  return queueEmail(transaction, { kind: "staff-step", reference: String(step) });
}

/** Sends somebody of the staff a link by which another device of theirs joins. @throws ApiError `not_found` */
export async function sendLink(
  transaction: Transaction,
  actor: Actor,
  person: string,
): Promise<void> {
  await heldColleague(transaction, person);
  const step = await record(transaction, actor, { action: "send-link", subject: person });
  await tellInvolved(transaction, step);
}
