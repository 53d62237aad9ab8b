import { and, eq } from "drizzle-orm";
import { now, nowMs } from "@/lib/clock";
import { ApiError } from "@/lib/contract/errors";
import { staffSessions } from "../db/staff-schema";
import { inTransaction } from "../db/transaction";
import { rememberChallenge, takeChallenge } from "./challenges";
import { askForPasskey, countUse, namedPasskey, signedCount } from "./passkeys";
import type { Present } from "./sessions";

/** For how long somebody counts as the one who showed their passkey. */
const freshMs = 10 * 60_000;

/**
 * Before money goes back, people change or lists leave the house: whoever asks has shown their passkey
 * lately, and is not somebody at a device that was left open.
 * @throws ApiError `forbidden`, for the reason `step_up`
 */
export function demandFresh({ confirmedAt }: Present): void {
  if (confirmedAt.getTime() < nowMs() - freshMs)
    throw new ApiError("forbidden", { reason: "step_up" });
}

/** Asks somebody who is signed in for one of their passkeys. */
export async function beginConfirming({ person }: Present) {
  const options = await askForPasskey(person.id);
  return { challenge: await rememberChallenge(options.challenge), options: { ...options } };
}

/**
 * Has a session count as fresh again.
 * @throws ApiError `unauthorized` for a passkey that proves nothing, or is somebody else's
 */
export async function confirmSession(
  { person, session }: Present,
  { challenge, response }: { challenge: string; response: object },
): Promise<void> {
  const expected = await takeChallenge(challenge);
  const passkey = await namedPasskey(response);
  if (passkey.person !== person.id)
    throw new ApiError("unauthorized", { reason: "passkey_refused" });
  const counter = await signedCount(response, expected, passkey);
  await inTransaction(async (transaction) => {
    await countUse(transaction, passkey.id, counter);
    await transaction.db
      .update(staffSessions)
      .set({ confirmedAt: now() })
      .where(and(eq(staffSessions.id, session), eq(staffSessions.person, person.id)));
  });
}
