import { and, eq, gt, lt, sql } from "drizzle-orm";
import { now } from "@/lib/clock";
import { accounts, signInPlaces } from "../db/account-schema";
import { sqlNow } from "../db/clock";
import { db } from "../db/pool";
import type { Transaction } from "../db/transaction";
import type { Caller } from "../requests/handler";
import { addressHash } from "./address-hash";

const remembered = sql`${sqlNow} - interval '30 days'`;

/** Remembers for 30 days from which address block an account was signed in: as a hash. */
export async function rememberPlace(
  database: Transaction["db"],
  accountId: string,
  { address }: Caller,
): Promise<void> {
  const place = addressHash(accountId, address);
  if (!place) return;
  const seen = { seenAt: now() };
  await database
    .insert(signInPlaces)
    .values({ accountId, place, ...seen })
    .onConflictDoUpdate({ target: [signInPlaces.accountId, signInPlaces.place], set: seen });
}

/** Whether the account of an address, if there is one, was signed in lately from where this call comes. */
export async function isKnownPlace(email: string, { address }: Caller): Promise<boolean> {
  const rows = await db()
    .select({ accountId: signInPlaces.accountId, place: signInPlaces.place })
    .from(signInPlaces)
    .innerJoin(accounts, eq(accounts.id, signInPlaces.accountId))
    .where(and(eq(accounts.email, email), gt(signInPlaces.seenAt, remembered)));
  return rows.some(({ accountId, place }) => place === addressHash(accountId, address));
}

/** Forgets every place of an account: somebody else may have signed in from one. */
export async function forgetPlaces(database: Transaction["db"], accountId: string): Promise<void> {
  await database.delete(signInPlaces).where(eq(signInPlaces.accountId, accountId));
}

/** Forgets places from which nobody has signed in for 30 days. */
export async function forgetOldPlaces(): Promise<void> {
  await db().delete(signInPlaces).where(lt(signInPlaces.seenAt, remembered));
}
