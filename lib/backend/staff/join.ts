import { and, eq, isNull } from "drizzle-orm";
import { now } from "@/lib/clock";
import type { ParsedDeskInput } from "@/lib/contract/desk/calls";
import { staff } from "../db/staff-schema";
import { inTransaction } from "../db/transaction";
import { record } from "./audit";
import { rememberChallenge, takeChallenge } from "./challenges";
import { invitedPerson, spendInvitation } from "./invitations";
import { askForNewPasskey, keepPasskey, madePasskey } from "./passkeys";
import { openStaffSession } from "./sessions";
import { tellInvolved } from "./tell-involved";

/** Greets whoever follows an invitation, and asks their device for a passkey. */
export async function beginJoining(invitation: string) {
  const person = await invitedPerson(invitation);
  const options = await askForNewPasskey(person);
  const challenge = await rememberChallenge(options.challenge);
  return { name: person.name, challenge, options: { ...options } };
}

/**
 * Keeps the passkey of somebody who was invited, and signs them in.
 * @throws ApiError `forbidden` for a link that does not work any more; `unauthorized` for a passkey
 * that proves nothing
 */
export async function join(
  { invitation, challenge, response }: ParsedDeskInput<"join">,
  device: string,
) {
  const person = await invitedPerson(invitation);
  const passkey = await madePasskey(response, await takeChallenge(challenge));
  return inTransaction(async (transaction) => {
    await spendInvitation(transaction, invitation);
    await keepPasskey(transaction, { ...passkey, device, person: person.id });
    await transaction.db
      .update(staff)
      .set({ joinedAt: now() })
      .where(and(eq(staff.id, person.id), isNull(staff.joinedAt)));
    const isKnown = person.joinedAt !== null;
    const step = await record(
      transaction,
      { kind: "staff", id: person.id },
      { action: isKnown ? "add-passkey" : "join", subject: person.id, after: { device } },
    );
    if (isKnown) await tellInvolved(transaction, step);
    return { person, token: await openStaffSession(transaction, person.id, device, passkey.id) };
  });
}
