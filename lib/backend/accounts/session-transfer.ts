import { nowMs } from "@/lib/clock";
import { ApiError } from "@/lib/contract/errors";
import type { Locale } from "@/lib/contract/locale";
import { inTransaction } from "../db/transaction";
import type { Caller } from "../requests/handler";
import { readLink, signLink, spendLink } from "../requests/signed-link";
import { newSecret } from "./secret";
import { joinFamily, openFamily, sessionOf } from "./sessions";
import { userOf } from "./user";

const validSeconds = 60;
const actionTo = (locale: Locale) => `hand-over ${locale}`;

/** A code that takes the caller's sign-in along to the domain of one language. */
export async function startTransfer(to: Locale, caller: Caller) {
  const { family } = await sessionOf(caller);
  const expires = Math.floor(nowMs() / 1000) + validSeconds;
  // Two transfers in one second are two codes.
  const subject = `${family} ${newSecret()}`;
  return { code: await signLink({ action: actionTo(to), subject, expires }) };
}

/**
 * Opens a session by the code of a transfer.
 * @throws ApiError `forbidden` for a code that is forged, old, used, meant for another domain, or of
 * a sign-in that has ended meanwhile
 */
export async function finishTransfer(code: string, locale: Locale, caller: Caller) {
  const claim = await readLink(code);
  if (claim?.action !== actionTo(locale)) throw new ApiError("forbidden");
  return inTransaction(async (transaction) => {
    if (!(await spendLink(transaction, claim))) throw new ApiError("forbidden");
    const open = await openFamily(transaction, claim.subject.split(" ")[0] ?? "");
    if (!open) throw new ApiError("forbidden");
    const token = await joinFamily(transaction, open.family, caller);
    return { token, data: userOf(open.account) };
  });
}
