import { eq } from "drizzle-orm";
import { ApiError } from "@/lib/contract/errors";
import { accounts } from "../db/account-schema";
import { db } from "../db/pool";
import type { Caller } from "../handler";
import { countCall } from "../requests/rate-limit";
import { accountEmail, emailKey } from "./mailbox";
import { isPassword } from "./password";
import { openSession } from "./sessions";
import { userOf } from "./user";

const perAccount = [{ calls: 5, perSeconds: 60 }];

/**
 * Signs in. The account's own limit holds wherever the tries come from, and for addresses without
 * an account too.
 * @throws ApiError `unauthorized`, the same for an unknown address and a wrong password
 */
export async function signIn(form: { email: string; password: string }, caller: Caller) {
  const email = accountEmail(form.email);
  await countCall(`sign-in ${emailKey(email)}`, perAccount);
  const [account] = await db().select().from(accounts).where(eq(accounts.email, email));
  const right = await isPassword(form.password, account?.passwordHash);
  if (!account || !right) throw new ApiError("unauthorized", { reason: "wrong_credentials" });
  const token = await openSession(db(), account.id, caller);
  return { token, data: userOf(account) };
}

/**
 * Demands the password of an account that is signed in, before something grave.
 * @throws ApiError `invalid` at the field
 */
export async function demandPassword(
  account: { email: string; passwordHash: string },
  password: string,
  field: string,
): Promise<void> {
  await countCall(`sign-in ${emailKey(account.email)}`, perAccount);
  if (!(await isPassword(password, account.passwordHash)))
    throw new ApiError("invalid", { fields: { [field]: ["wrong_password"] } });
}
