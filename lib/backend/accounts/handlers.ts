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
import {
  completeSessionTransferEndpoint,
  startSessionTransferEndpoint,
} from "@/lib/contract/session-transfer";
import { on } from "../requests/handler";
import { avatar } from "./avatar";
import type { BookingsOf } from "./bookings-of";
import { deleteAccount, exportAccount } from "./delete-account";
import { linkedRequest } from "./links";
import { changePassword, forgotPassword, resetPassword } from "./new-password";
import { overview } from "./overview";
import { updateProfile } from "./profile";
import { register, verifyEmail } from "./register";
import { finishTransfer, startTransfer } from "./session-transfer";
import { accountOf, closeFamily } from "./sessions";
import { signIn } from "./sign-in";
import { ownAccount, userOf } from "./user";
import { keepWishlist } from "./wishlist";

/** Accounts: signing up and in, the profile, what belongs to it, and the way out. */
export const accountHandlers = (bookings: BookingsOf) => [
  on(registerEndpoint, register),
  on(verifyEmailEndpoint, (form, _, caller) => verifyEmail(form, caller)),
  on(loginEndpoint, (form, _, caller) => signIn(form, caller)),
  on(logoutEndpoint, async (_, __, { token }) => {
    if (token) await closeFamily(token);
    return { data: { done: true as const } };
  }),
  on(forgotPasswordEndpoint, forgotPassword),
  on(resetPasswordEndpoint, (form, _, caller) => resetPassword(form, caller)),
  on(checkLinkEndpoint, async ({ token, purpose }) => {
    await linkedRequest(token, purpose);
    return { data: { done: true as const } };
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
