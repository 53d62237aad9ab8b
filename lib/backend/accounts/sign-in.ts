import { and, eq } from "drizzle-orm";
import { ApiError } from "@/lib/contract/errors";
import { accounts } from "../db/account-schema";
import { db } from "../db/pool";
import { inTransaction, type Transaction } from "../db/transaction";
import type { Caller } from "../requests/handler";
import { limits } from "../requests/limits";
import { countCall } from "../requests/rate-limit";
import { accountEmail } from "./mailbox";
import { isPassword } from "./password";
import { openSession } from "./sessions";
import { countTry } from "./tries";
import { userOf } from "./user";

interface WithPassword {
  id: string;
  passwordHash: string;
}

/**
 * Signs in. Wrong passwords are counted, alike for addresses without an account.
 * @throws ApiError `unauthorized`, the same for an unknown address and a wrong password
 */
export async function signIn(form: { email: string; password: string }, caller: Caller) {
  const email = accountEmail(form.email);
  const takeBack = await countTry("sign-in", email, caller);
  const [account] = await db().select().from(accounts).where(eq(accounts.email, email));
  const right = await isPassword(form.password, account?.passwordHash);
  const wrong = () => new ApiError("unauthorized", { reason: "wrong_credentials" });
  if (!account || !right) throw wrong();
  const token = await inTransaction(async (transaction) => {
    if (!(await isStillPassword(transaction, account))) throw wrong();
    return openSession(transaction.db, account.id, caller);
  });
  await takeBack();
  return { token, data: userOf(account) };
}

/**
 * Demands the password of an account that is signed in, before something grave. Whoever
 * is not signed in cannot use up its tries.
 *
 * @returns demands that it is so still, in the transaction that does it
 * @throws ApiError `invalid` at the field
 */
export async function demandPassword(
  account: WithPassword,
  password: string,
  field: string,
): Promise<(transaction: Transaction) => Promise<void>> {
  const wrong = () => new ApiError("invalid", { fields: { [field]: ["wrong_password"] } });
  await countCall(`password ${account.id}`, limits.password, 1, true);
  if (!(await isPassword(password, account.passwordHash))) throw wrong();
  return async (transaction) => {
    if (!(await isStillPassword(transaction, account))) throw wrong();
  };
}

/**
 * Holds an account until the transaction ends, if its password is still the one that was checked: that
 * takes a while, in which its owner may have chosen another or erased it.
 */
async function isStillPassword(
  { db }: Transaction,
  { id, passwordHash }: WithPassword,
): Promise<boolean> {
  const held = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, id), eq(accounts.passwordHash, passwordHash)))
    .for("no key update");
  return held.length === 1;
}
