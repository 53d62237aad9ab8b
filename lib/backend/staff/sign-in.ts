import { and, eq, isNull } from "drizzle-orm";
import { ApiError } from "@/lib/contract/errors";
import { staff } from "../db/staff-schema";
import { inTransaction } from "../db/transaction";
import { record } from "./audit";
import { rememberChallenge, takeChallenge } from "./challenges";
import { askForPasskey, countUse, namedPasskey, signedCount } from "./passkeys";
import { openStaffSession } from "./sessions";

/** Asks a device for a passkey of the desk. */
export async function beginSigningIn() {
  const options = await askForPasskey();
  return { challenge: await rememberChallenge(options.challenge), options: { ...options } };
}

/**
 * Signs in whoever holds a passkey.
 * @throws ApiError `unauthorized`, the same for an unknown passkey, a wrong one and one of somebody
 * who has left
 */
export async function signIn(
  { challenge, response }: { challenge: string; response: object },
  device: string,
) {
  const expected = await takeChallenge(challenge);
  const passkey = await namedPasskey(response);
  const counter = await signedCount(response, expected, passkey);
  return inTransaction(async (transaction) => {
    // Whoever removes them waits for this, and then ends what began here.
    const [person] = await transaction.db
      .select()
      .from(staff)
      .where(and(eq(staff.id, passkey.person), isNull(staff.removedAt)))
      .for("share");
    if (!person) throw new ApiError("unauthorized", { reason: "passkey_refused" });
    await countUse(transaction, passkey.id, counter);
    await record(
      transaction,
      { kind: "staff", id: person.id },
      { action: "sign-in", subject: person.id, after: { device } },
    );
    return { person, token: await openStaffSession(transaction, person.id, device, passkey.id) };
  });
}
