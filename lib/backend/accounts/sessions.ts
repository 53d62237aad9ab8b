import { and, eq, gt, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { now, nowMs } from "@/lib/clock";
import { ApiError } from "@/lib/contract/errors";
import { accounts, sessions } from "../db/account-schema";
import { sqlNow } from "../db/clock";
import { db } from "../db/pool";
import { inTransaction, type Transaction } from "../db/transaction";
import { ifWritable } from "../db/unreachable";
import type { Caller } from "../requests/handler";
import { addressHash } from "./address-hash";
import { newSecret, secretHash } from "./secret";
import { forgetPlaces, rememberPlace } from "./sign-in-places";

export type Account = typeof accounts.$inferSelect;
/** What the sessions of one sign-in have in common. */
export type Family = Pick<typeof sessions.$inferSelect, "accountId" | "family" | "createdAt">;

const idle = sql`${sqlNow} - interval '7 days'`;
const absolute = sql`${sqlNow} - interval '30 days'`;

const alive = () => and(gt(sessions.seenAt, idle), gt(sessions.createdAt, absolute));

/**
 * Signs in: opens a session and gives its bearer token, which is kept nowhere. From where is
 * remembered.
 */
export async function openSession(
  database: Transaction["db"],
  accountId: string,
  caller: Caller,
): Promise<string> {
  await rememberPlace(database, accountId, caller);
  return insertSession(database, { accountId }, caller);
}

/** Opens a session for the same sign-in on another domain: it began when that did. */
export function joinFamily({ db }: Transaction, family: Family, caller: Caller): Promise<string> {
  return insertSession(db, family, caller);
}

async function insertSession(
  database: Transaction["db"],
  { accountId, ...family }: Partial<Family> & Pick<Family, "accountId">,
  caller: Caller,
): Promise<string> {
  const token = newSecret();
  await database.insert(sessions).values({
    tokenHash: secretHash(token),
    accountId,
    ...family,
    addressHash: addressHash(accountId, caller.address),
  });
  return token;
}

/**
 * The family of an open session with its account, which stays until the transaction ends: signing
 * out, a new password and a deletion wait for it, and then end what has joined it.
 */
export async function openFamily({ db }: Transaction, id: string) {
  await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(inArray(accounts.id, accountsOf(eq(sessions.family, id))))
    .for("share");
  const { accountId, family, createdAt } = sessions;
  const [row] = await db
    .select({ account: accounts, family: { accountId, family, createdAt } })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, accountId))
    .where(and(eq(family, id), alive()));
  return row;
}

const accountsOf = (which: SQL) =>
  db().select({ id: sessions.accountId }).from(sessions).where(which);

/**
 * The account of the caller's token. A session ends after 7 days without use and after 30 days.
 * @throws ApiError `unauthorized`
 */
export async function accountOf(caller: Caller): Promise<Account> {
  return (await sessionOf(caller)).account;
}

/**
 * The account of the caller's token, and the family that its session belongs to.
 * @throws ApiError `unauthorized`
 */
export async function sessionOf(caller: Caller): Promise<{ account: Account; family: string }> {
  if (!caller.token) throw new ApiError("unauthorized", { reason: "token_not_found" });
  const tokenHash = secretHash(caller.token);
  const [row] = await db()
    .select({ account: accounts, family: sessions.family, seenAt: sessions.seenAt })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.tokenHash, tokenHash), alive()));
  if (!row) throw new ApiError("unauthorized");
  // Once an hour is exact enough for seven days, and spares a write with every call.
  if (row.seenAt.getTime() < nowMs() - 3_600_000) await noteUse(tokenHash);
  return row;
}

const noteUse = (tokenHash: string) =>
  ifWritable(db().update(sessions).set({ seenAt: now() }).where(eq(sessions.tokenHash, tokenHash)));

/** Ends the session of a token, if there is one, and with it that sign-in on the other domains. */
export async function closeFamily(token: string): Promise<void> {
  const own = eq(sessions.tokenHash, secretHash(token));
  await inTransaction(async ({ db }) => {
    // Whoever is just joining the family is waited for, so that the deletion sees them.
    await db
      .select({ id: accounts.id })
      .from(accounts)
      .where(inArray(accounts.id, accountsOf(own)))
      .for("no key update");
    const families = db.select({ family: sessions.family }).from(sessions).where(own);
    await db.delete(sessions).where(inArray(sessions.family, families));
  });
}

/** Ends every session of an account, and forgets from where it was signed in. */
export async function closeAllSessions(
  database: Transaction["db"],
  accountId: string,
): Promise<void> {
  await database.delete(sessions).where(eq(sessions.accountId, accountId));
  await forgetPlaces(database, accountId);
}

/** Forgets sessions that have ended by themselves. */
export async function forgetOldSessions(): Promise<void> {
  await db()
    .delete(sessions)
    .where(or(lt(sessions.seenAt, idle), lt(sessions.createdAt, absolute)));
}
