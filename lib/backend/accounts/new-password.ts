import { eq } from "drizzle-orm";
import { ApiError } from "@/lib/contract/errors";
import { type Locale, LocaleSchema } from "@/lib/contract/locale";
import { accounts } from "../db/account-schema";
import { inTransaction } from "../db/transaction";
import { type Caller, done } from "../requests/handler";
import { linkedRequest, requestByEmail, spendRequest } from "./links";
import { accountEmail } from "./mailbox";
import { hashPassword } from "./password";
import { accountOf, closeAllSessions, openSession } from "./sessions";
import { demandPassword } from "./sign-in";
import { rememberPlace } from "./sign-in-places";
import { countTry } from "./tries";

/** Mails a link to choose a new password, or that there is no account; the answer is the same. */
export async function forgotPassword(form: { email: string }, locale: Locale, caller: Caller) {
  const email = accountEmail(form.email);
  await countTry("forgot", email, caller);
  return inTransaction(async (transaction) => {
    const [account] = await transaction.db
      .select({ locale: accounts.locale })
      .from(accounts)
      .where(eq(accounts.email, email));
    await requestByEmail(transaction, {
      purpose: account ? "reset" : "unknown",
      email,
      // The link leads to the account's own domain, wherever it was asked for.
      locale: account ? LocaleSchema.parse(account.locale) : locale,
    });
    return { data: { sent: true as const } };
  });
}

/**
 * Sets a new password by a mailed link, once, and ends every session. Whoever has read the mail may
 * sign in from here, however often others have tried.
 */
export async function resetPassword(form: { token: string; password: string }, caller: Caller) {
  const request = await linkedRequest(form.token, "reset");
  const passwordHash = await hashPassword(form.password);
  return inTransaction(async (transaction) => {
    await spendRequest(transaction, request);
    const [account] = await transaction.db
      .update(accounts)
      .set({ passwordHash })
      .where(eq(accounts.email, request.email))
      .returning({ id: accounts.id });
    if (!account) throw new ApiError("forbidden", { reason: "link_refused" });
    await closeAllSessions(transaction.db, account.id);
    await rememberPlace(transaction.db, account.id, caller);
    return done;
  });
}

/** Changes the password of whoever is signed in; only the session that is given back lives on. */
export async function changePassword(
  form: { current_password: string; password: string },
  caller: Caller,
) {
  const account = await accountOf(caller);
  const demandStill = await demandPassword(account, form.current_password, "current_password");
  const passwordHash = await hashPassword(form.password);
  return inTransaction(async (transaction) => {
    await demandStill(transaction);
    const { db } = transaction;
    await db.update(accounts).set({ passwordHash }).where(eq(accounts.id, account.id));
    await closeAllSessions(db, account.id);
    return { token: await openSession(db, account.id, caller) };
  });
}
