import { eq } from "drizzle-orm";
import { accounts } from "../db/account-schema";
import { inTransaction } from "../db/transaction";
import type { Caller } from "../requests/handler";
import { accountOf } from "./sessions";

const most = 60;

/** Adds a device's favourites to the account's, or replaces them; gives what is kept now. */
export async function keepWishlist(form: { mode: "merge" | "set"; ids: string[] }, caller: Caller) {
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
