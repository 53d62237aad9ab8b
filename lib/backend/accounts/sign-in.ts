import { eq } from "drizzle-orm";
import { ApiError } from "@/lib/contract/errors";
import { accounts } from "../db/account-schema";
import { db } from "../db/pool";
import type { Caller } from "../requests/handler";
import { countCall } from "../requests/rate-limit";
import { accountEmail } from "./mailbox";
import { isPassword } from "./password";
import { openSession } from "./sessions";
import { countTry } from "./tries";
import { userOf } from "./user";

const confirmations = [
  { calls: 5, perSeconds: 60 },
  { calls: 15, perSeconds: 3600 },
];

/**
 * Signs in. Wrong passwords are counted, alike for addresses without an account.
 * @throws ApiError `unauthorized`, the same for an unknown address and a wrong password
 */
export async function signIn(form: { email: string; password: string }, caller: Caller) {
  const email = accountEmail(form.email);
  const takeBack = await countTry("sign-in", email, caller);
  const [account] = await db().select().from(accounts).where(eq(accounts.email, email));
  const right = await isPassword(form.password, account?.passwordHash);
  if (!account || !right) throw new ApiError("unauthorized", { reason: "wrong_credentials" });
  await takeBack();
  const token = await openSession(db(), account.id, caller);
  return { token, data: userOf(account) };
}

/**
 * Demands the password of an account that is signed in, before something grave. Whoever
 * is not signed in cannot use up its tries.
 * @throws ApiError `invalid` at the field
 */
export async function demandPassword(
  account: { id: string; passwordHash: string },
  password: string,
  field: string,
): Promise<void> {
  await countCall(`password ${account.id}`, confirmations);
  if (!(await isPassword(password, account.passwordHash)))
    throw new ApiError("invalid", { fields: { [field]: ["wrong_password"] } });
}
