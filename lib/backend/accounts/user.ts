import type { User } from "@/lib/contract/accounts";
import { ApiError } from "@/lib/contract/errors";
import { LocaleSchema } from "@/lib/contract/locale";
import type { Caller } from "../requests/handler";
import { accountEmail } from "./mailbox";
import { type Account, accountOf } from "./sessions";

/** An account as its owner sees it. */
export function userOf(account: Account): User {
  return {
    email: account.email,
    name: account.name,
    title: account.title,
    phone: account.phone,
    country: account.country,
    country_of_residence: account.residence,
    avatar: account.avatar ? `/api/avatar/${account.avatar}` : null,
    language: LocaleSchema.parse(account.locale),
  };
}

/**
 * The caller's own account, where a call also names it by its address.
 * @throws ApiError `unauthorized` without a valid token; `not_found` for any other address, whether
 * it has an account or not
 */
export async function ownAccount(caller: Caller, named: string): Promise<Account> {
  const account = await accountOf(caller);
  if (accountEmail(named) !== account.email) throw new ApiError("not_found");
  return account;
}
