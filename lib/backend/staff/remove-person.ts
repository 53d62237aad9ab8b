import { eq } from "drizzle-orm";
import { now } from "@/lib/clock";
import { passkeys, staff, staffInvitations, staffSessions } from "../db/staff-schema";
import type { Transaction } from "../db/transaction";
import { type Actor, record } from "./audit";
import { demandAnotherOwner, heldColleague } from "./change-role";

/**
 * Lets somebody go: sessions, passkeys and links end with the transaction. Their name stays beside
 * what they did.
 *
 * @throws ApiError `not_found`; `conflict` for the last owner
 */
export async function removePerson(
  transaction: Transaction,
  actor: Actor,
  person: string,
): Promise<void> {
  const held = await heldColleague(transaction, person);
  await demandAnotherOwner(transaction, held);
  const { db } = transaction;
  await db.update(staff).set({ removedAt: now(), email: null }).where(eq(staff.id, person));
  await db.delete(staffSessions).where(eq(staffSessions.person, person));
  await db.delete(passkeys).where(eq(passkeys.person, person));
  await db.delete(staffInvitations).where(eq(staffInvitations.person, person));
  await record(transaction, actor, {
    action: "remove-person",
    subject: person,
    before: { role: held.role },
  });
}
