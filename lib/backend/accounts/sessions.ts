import { createHash } from "node:crypto";
import { and, eq, gt, lt, or, sql } from "drizzle-orm";
import { now, nowMs } from "@/lib/clock";
import { ApiError } from "@/lib/contract/errors";
import { accounts, sessions } from "../db/account-schema";
import { sqlNow } from "../db/clock";
import { db } from "../db/pool";
import type { Transaction } from "../db/transaction";
import type { Caller } from "../handler";
import { addressBlock } from "../requests/rate-limit";
import { newSecret, secretHash } from "./secret";

export type Account = typeof accounts.$inferSelect;

const idle = sql`${sqlNow} - interval '7 days'`;
const absolute = sql`${sqlNow} - interval '30 days'`;

/** Opens a session and gives its bearer token, which is kept nowhere. */
export async function openSession(
  database: Transaction["db"],
  accountId: string,
  caller: Caller,
): Promise<string> {
  const token = newSecret();
  await database.insert(sessions).values({
    tokenHash: secretHash(token),
    accountId,
    addressHash: addressHash(accountId, caller.address),
  });
  return token;
}

/**
 * The account of the caller's token. A session ends after 7 days without use and after 30 days.
 * @throws ApiError `unauthorized`
 */
export async function accountOf(caller: Caller): Promise<Account> {
  if (!caller.token) throw new ApiError("unauthorized", { reason: "token_not_found" });
  const tokenHash = secretHash(caller.token);
  const [row] = await db()
    .select({ account: accounts, seenAt: sessions.seenAt })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.seenAt, idle),
        gt(sessions.createdAt, absolute),
      ),
    );
  if (!row) throw new ApiError("unauthorized");
  // Once an hour is exact enough for seven days, and spares a write with every call.
  if (row.seenAt.getTime() < nowMs() - 3_600_000)
    await db().update(sessions).set({ seenAt: now() }).where(eq(sessions.tokenHash, tokenHash));
  return row.account;
}

/** Ends the session of a token, if there is one. */
export async function closeSession(token: string): Promise<void> {
  await db()
    .delete(sessions)
    .where(eq(sessions.tokenHash, secretHash(token)));
}

/** Ends every session of an account. */
export async function closeAllSessions(
  database: Transaction["db"],
  accountId: string,
): Promise<void> {
  await database.delete(sessions).where(eq(sessions.accountId, accountId));
}

/** Forgets sessions that have ended by themselves. */
export async function forgetOldSessions(): Promise<void> {
  await db()
    .delete(sessions)
    .where(or(lt(sessions.seenAt, idle), lt(sessions.createdAt, absolute)));
}

/** From where an account was used, readable by nobody, equal for the same address block. */
export function addressHash(accountId: string, address: string | undefined): string | null {
  if (!address) return null;
  return createHash("sha256")
    .update(`${accountId} ${addressBlock(address)}`)
    .digest("hex");
}
