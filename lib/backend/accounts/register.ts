import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { RegisterSchema } from "@/lib/contract/accounts";
import { ApiError } from "@/lib/contract/errors";
import type { Locale } from "@/lib/contract/locale";
import { accounts } from "../db/account-schema";
import { inTransaction } from "../db/transaction";
import type { Caller } from "../requests/handler";
import { once } from "../requests/idempotency";
import { limits } from "../requests/limits";
import { countCall } from "../requests/rate-limit";
import { passesSpamCheck } from "../requests/spam-check";
import { linkedRequest, requestByEmail, spendRequest } from "./links";
import { accountEmail } from "./mailbox";
import { hashPassword, isPassword } from "./password";
import { secretHash } from "./secret";
import { openSession } from "./sessions";
import { countTry } from "./tries";
import { userOf } from "./user";

const sent = { data: { sent: true as const } };

/**
 * Asks for an account. Known and unknown addresses cost the same work and get the same answer; the
 * mail tells the owner of the address how it is.
 */
export async function register(
  form: z.output<typeof RegisterSchema>,
  locale: Locale,
  caller: Caller,
) {
  if (!passesSpamCheck(form)) return sent;
  const email = accountEmail(form.email);
  await countTry("register", email, caller);
  const passwordHash = await hashPassword(form.password);
  const request = { key: caller.idempotencyKey, endpoint: "register", body: { email } };
  return once(request, async (transaction) => {
    const [known] = await transaction.db
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.email, email));
    await requestByEmail(transaction, {
      purpose: known ? "known" : "verify",
      email,
      locale,
      passwordHash: known ? undefined : passwordHash,
    });
    return sent;
  });
}

/**
 * Confirms an address and opens the account. The password is asked again: someone else may have
 * typed this address at sign-up, and must not share the account its owner confirms.
 */
export async function verifyEmail(form: { token: string; password: string }, caller: Caller) {
  await countCall(`verify ${secretHash(form.token).slice(0, 32)}`, limits.verify, 1, true);
  const request = await linkedRequest(form.token, "verify");
  if (!(await isPassword(form.password, request.passwordHash ?? undefined)))
    throw new ApiError("unauthorized", { reason: "wrong_password" });
  return inTransaction(async (transaction) => {
    await spendRequest(transaction, request);
    const [account] = await transaction.db
      .insert(accounts)
      .values({
        id: randomUUID(),
        email: request.email,
        passwordHash: request.passwordHash ?? "",
        locale: request.locale,
      })
      .onConflictDoNothing()
      .returning();
    if (!account) throw new ApiError("forbidden", { reason: "link_refused" });
    const token = await openSession(transaction.db, account.id, caller);
    return { token, data: userOf(account) };
  });
}
