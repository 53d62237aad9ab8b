import { eq } from "drizzle-orm";
import { nowMs } from "@/lib/clock";
import {
  accountWishlistEndpoint,
  avatarEndpoint,
  changePasswordEndpoint,
  checkLinkEndpoint,
  deleteAccountEndpoint,
  exportAccountEndpoint,
  forgotPasswordEndpoint,
  getProfileEndpoint,
  loginEndpoint,
  logoutEndpoint,
  overviewEndpoint,
  registerEndpoint,
  resetPasswordEndpoint,
  updateProfileEndpoint,
  userEndpoint,
  verifyEmailEndpoint,
} from "@/lib/contract/accounts";
import { ApiError } from "@/lib/contract/errors";
import type { Locale } from "@/lib/contract/locale";
import {
  completeSessionTransferEndpoint,
  startSessionTransferEndpoint,
} from "@/lib/contract/session-transfer";
import { accounts } from "../db/account-schema";
import { inTransaction } from "../db/transaction";
import { type Caller, done, on } from "../requests/handler";
import { readLink, signLink, spendLink } from "../requests/signed-link";
import { avatar } from "./avatar";
import type { BookingsOf } from "./bookings-of";
import { deleteAccount, exportAccount } from "./delete-account";
import { linkedRequest } from "./links";
import { changePassword, forgotPassword, resetPassword } from "./new-password";
import { overview } from "./overview";
import { updateProfile } from "./profile";
import { register, verifyEmail } from "./register";
import { newSecret } from "./secret";
import { accountOf, closeFamily, joinFamily, openFamily, sessionOf } from "./sessions";
import { signIn } from "./sign-in";
import { ownAccount, userOf } from "./user";

/** Accounts: signing up and in, the profile, what belongs to it, and the way out. */
export const accountHandlers = (bookings: BookingsOf) => [
  on(registerEndpoint, register),
  on(verifyEmailEndpoint, (form, _, caller) => verifyEmail(form, caller)),
  on(loginEndpoint, (form, _, caller) => signIn(form, caller)),
  on(logoutEndpoint, async (_, __, { token }) => {
    if (token) await closeFamily(token);
    return done;
  }),
  on(forgotPasswordEndpoint, forgotPassword),
  on(resetPasswordEndpoint, (form, _, caller) => resetPassword(form, caller)),
  on(checkLinkEndpoint, async ({ token, purpose }) => {
    await linkedRequest(token, purpose);
    return done;
  }),
  on(userEndpoint, async (_, __, caller) => ({ data: userOf(await accountOf(caller)) })),
  on(getProfileEndpoint, async ({ user }, _, caller) => userOf(await ownAccount(caller, user))),
  on(updateProfileEndpoint, (form, _, caller) => updateProfile(form, caller)),
  on(changePasswordEndpoint, (form, _, caller) => changePassword(form, caller)),
  on(deleteAccountEndpoint, (form, _, caller) => deleteAccount(bookings, form, caller)),
  on(exportAccountEndpoint, (_, __, caller) => exportAccount(bookings, caller)),
  on(overviewEndpoint, (_, locale, caller) => overview(bookings, locale, caller)),
  on(accountWishlistEndpoint, (form, _, caller) => keepWishlist(form, caller)),
  on(startSessionTransferEndpoint, ({ to }, _, caller) => startTransfer(to, caller)),
  on(completeSessionTransferEndpoint, ({ code }, locale, caller) =>
    finishTransfer(code, locale, caller),
  ),
  on(avatarEndpoint, avatar),
];

const validSeconds = 60;
const actionTo = (locale: Locale | "") => `hand-over ${locale}`;

/** A code that takes the caller's sign-in along to the domain of one language. */
async function startTransfer(to: Locale, caller: Caller) {
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
async function finishTransfer(code: string, locale: Locale, caller: Caller) {
  const claim = await readLink(code);
  if (!claim?.action.startsWith(actionTo(""))) throw new ApiError("forbidden");
  const opened = await inTransaction(async (transaction) => {
    if (!(await spendLink(transaction, claim))) return undefined;
    // Used up all the same: whoever shows it elsewhere should not have it.
    if (claim.action !== actionTo(locale)) return undefined;
    const open = await openFamily(transaction, claim.subject.split(" ")[0] ?? "");
    if (!open) return undefined;
    const token = await joinFamily(transaction, open.family, caller);
    return { token, data: userOf(open.account) };
  });
  if (!opened) throw new ApiError("forbidden");
  return opened;
}

const most = 60;

/** Adds a device's favourites to the account's, or replaces them; gives what is kept now. */
async function keepWishlist(form: { mode: "merge" | "set"; ids: string[] }, caller: Caller) {
  const { id } = await accountOf(caller);
  return inTransaction(async ({ db }) => {
    const [row] = await db
      .select({ wishlist: accounts.wishlist })
      .from(accounts)
      .where(eq(accounts.id, id))
      .for("update");
    const before = form.mode === "merge" ? (row?.wishlist ?? []) : [];
    const wishlist = [...new Set([...before, ...form.ids])].slice(-most);
    await db.update(accounts).set({ wishlist }).where(eq(accounts.id, id));
    return { data: { ids: wishlist } };
  });
}
