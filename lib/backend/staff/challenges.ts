import { and, eq, gt } from "drizzle-orm";
import { now, nowMs } from "@/lib/clock";
import { ApiError } from "@/lib/contract/errors";
import { db } from "../db/pool";
import { staffChallenges } from "../db/staff-schema";

const validMs = 5 * 60_000;

/** Remembers what a device is asked to sign, for five minutes; gives its id. */
export async function rememberChallenge(challenge: string): Promise<string> {
  const [row] = await db()
    .insert(staffChallenges)
    .values({ challenge, expiresAt: new Date(nowMs() + validMs) })
    .returning({ id: staffChallenges.id });
  if (!row) throw new Error("a challenge was not kept");
  return row.id;
}

/**
 * What a device was asked to sign; it is taken once, whatever comes of it.
 * @throws ApiError `unauthorized` when it is too old or was taken before
 */
export async function takeChallenge(id: string): Promise<string> {
  const [row] = await db()
    .delete(staffChallenges)
    .where(and(eq(staffChallenges.id, id), gt(staffChallenges.expiresAt, now())))
    .returning({ challenge: staffChallenges.challenge });
  if (!row) throw new ApiError("unauthorized", { reason: "passkey_refused" });
  return row.challenge;
}
