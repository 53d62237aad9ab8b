import { eq } from "drizzle-orm";
import { nowMs } from "@/lib/clock";
import { ApiError } from "@/lib/contract/errors";
import type { Locale } from "@/lib/contract/locale";
import { accounts } from "../db/account-schema";
import { inTransaction } from "../db/transaction";
import type { Caller } from "../handler";
import { readLink, signLink, spendLink } from "../requests/signed-link";
import { newSecret } from "./secret";
import { accountOf, openSession } from "./sessions";
import { userOf } from "./user";

const validSeconds = 60;
const actionTo = (locale: Locale) => `hand-over ${locale}`;

/** A code that opens a session of the caller's account on the domain of one language. */
export async function handOver(to: Locale, caller: Caller) {
  const { id } = await accountOf(caller);
  const expires = Math.floor(nowMs() / 1000) + validSeconds;
  // Two hand-overs in one second are two codes.
  const subject = `${id} ${newSecret()}`;
  return { code: await signLink({ action: actionTo(to), subject, expires }) };
}

/**
 * Opens a session by the code of a hand-over.
 * @throws ApiError `forbidden` for a code that is forged, old, used, or meant for another domain
 */
export async function arrive(code: string, locale: Locale, caller: Caller) {
  const claim = await readLink(code);
  if (claim?.action !== actionTo(locale)) throw new ApiError("forbidden");
  return inTransaction(async (transaction) => {
    if (!(await spendLink(transaction, claim))) throw new ApiError("forbidden");
    const [account] = await transaction.db
      .select()
      .from(accounts)
      .where(eq(accounts.id, claim.subject.split(" ")[0] ?? ""));
    if (!account) throw new ApiError("forbidden");
    const token = await openSession(transaction.db, account.id, caller);
    return { token, data: userOf(account) };
  });
}
