import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { ProfileSchema } from "@/lib/contract/accounts";
import { ApiError } from "@/lib/contract/errors";
import { accounts } from "../db/account-schema";
import { inTransaction } from "../db/transaction";
import type { Caller } from "../requests/handler";
import { keepAvatar, reencoded } from "./avatar";
import { accountOf } from "./sessions";
import { userOf } from "./user";

/** Changes what was sent of a profile, and nothing else. */
export async function updateProfile(form: z.output<typeof ProfileSchema>, caller: Caller) {
  const account = await accountOf(caller);
  const picture = form.avatar && (await reencoded(form.avatar));
  return inTransaction(async (transaction) => {
    const changesPicture = picture || form.remove_avatar;
    const changes = defined({
      name: form.name,
      title: form.title,
      phone: form.phone,
      country: form.country,
      residence: form.country_of_residence,
      locale: form.language,
      avatar: changesPicture
        ? await keepAvatar(transaction, account.id, picture ?? null)
        : undefined,
    });
    if (Object.keys(changes).length === 0) return userOf(account);
    const [changed] = await transaction.db
      .update(accounts)
      .set(changes)
      .where(eq(accounts.id, account.id))
      .returning();
    if (!changed) throw new ApiError("unauthorized");
    return userOf(changed);
  });
}

function defined<T extends object>(values: T): Partial<T> {
  const kept = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept) as Partial<T>;
}
