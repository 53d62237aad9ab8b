import { type AuditValues, audit } from "../db/staff-schema";
import type { Transaction } from "../db/transaction";

/**
 * Who does something: somebody of the staff, whoever reads the mailbox and follows a link in it, a
 * guest, the server's command line, or the clock.
 */
export type Actor =
  | { kind: "staff"; id: string }
  | { kind: "mailbox" | "guest" | "command" | "clock"; id?: undefined };

export type StaffActor = Actor & { kind: "staff" };

interface Deed {
  action: string;
  /** What it was done to, by its reference or id. */
  subject: string;
  before?: AuditValues;
  /** Values of state, money and dates; personal fields by their name only: `{ text: "written" }`. */
  after?: AuditValues;
}

/** Notes in the transaction that does it who did what. What is noted stays. Returns its number. */
export async function record(
  { db }: Transaction,
  actor: Actor,
  { action, subject, before = {}, after = {} }: Deed,
): Promise<number> {
  const [step] = await db
    .insert(audit)
    .values({ actorKind: actor.kind, actorId: actor.id ?? null, action, subject, before, after })
    .returning({ id: audit.id });
  return step?.id ?? 0;
}
