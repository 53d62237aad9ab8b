import { and, desc, eq, isNull, or } from "drizzle-orm";
import type { Devices } from "@/lib/contract/desk/staff";
import { ApiError } from "@/lib/contract/errors";
import { db } from "../db/pool";
import { passkeys, staffInvitations, staffSessions } from "../db/staff-schema";
import type { Transaction } from "../db/transaction";
import { type Actor, record, type StaffActor } from "./audit";
import { heldColleague } from "./change-role";
import { endSession, type Present, sessionsOf } from "./sessions";
import { sendLink, tellInvolved } from "./tell-involved";

/** Where somebody is signed in, and with what they can sign in; `present` is whoever looks. */
export async function devicesOf(person: string, present: Present): Promise<Devices> {
  const [sessions, keys] = await Promise.all([
    sessionsOf(person),
    db()
      .select()
      .from(passkeys)
      .where(eq(passkeys.person, person))
      .orderBy(desc(passkeys.createdAt)),
  ]);
  const here = sessions.find(({ id }) => id === present.session);
  return {
    devices: sessions.map(({ id, device, createdAt }) => ({
      id,
      device,
      signed_in_at: createdAt.toISOString(),
      is_this: id === present.session,
    })),
    passkeys: keys.map(({ id, device, createdAt, usedAt }) => ({
      id,
      device,
      made_at: createdAt.toISOString(),
      used_at: usedAt?.toISOString() ?? null,
      is_this: id === here?.passkey,
    })),
  };
}

/**
 * Ends a session of somebody on one of their devices, and writes to them that it was done.
 * @throws ApiError `not_found` when it had ended before, or is another's
 */
export async function endSessionOf(
  transaction: Transaction,
  actor: Actor,
  { person, session }: { person: string; session: string },
): Promise<void> {
  const device = await endSession(transaction, person, session);
  if (device === undefined) throw new ApiError("not_found");
  const deed = { action: "end-session", subject: person, before: { device } };
  await tellInvolved(transaction, await record(transaction, actor, deed));
}

/**
 * Takes a passkey away from somebody, and ends what was opened with it and links of before. Whoever has no other one is not
 * locked out: they cannot take it away themselves, and where an owner does a link to join again is sent.
 * @throws ApiError `not_found`; `conflict` for the last one of one's own
 */
export async function removePasskey(
  transaction: Transaction,
  actor: StaffActor,
  { person, passkey }: { person: string; passkey: string },
): Promise<void> {
  const { db } = transaction;
  // Two who take away one each would leave none.
  await heldColleague(transaction, person);
  const theirs = await db.select().from(passkeys).where(eq(passkeys.person, person));
  const gone = theirs.find(({ id }) => id === passkey);
  if (!gone) throw new ApiError("not_found");
  const isLast = theirs.length === 1;
  if (isLast && actor.id === person) throw new ApiError("conflict", { reason: "last_passkey" });
  await db.delete(staffSessions).where(
    and(
      eq(staffSessions.person, person),
      // Of those of before it is not known what opened them.
      or(eq(staffSessions.passkey, passkey), isNull(staffSessions.passkey)),
    ),
  );
  await db.delete(passkeys).where(eq(passkeys.id, passkey));
  // Whoever has a lost telephone has the mails on it: with a link of before they would join again.
  await db.delete(staffInvitations).where(eq(staffInvitations.person, person));
  const deed = { action: "remove-passkey", subject: person, before: { device: gone.device } };
  await tellInvolved(transaction, await record(transaction, actor, deed));
  if (isLast) await sendLink(transaction, actor, person);
}
