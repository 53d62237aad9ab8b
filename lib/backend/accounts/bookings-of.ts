import type { z } from "zod";
import type { OverviewSchema } from "@/lib/contract/accounts";
import type { Locale } from "@/lib/contract/locale";
import type { Transaction } from "../db/transaction";

/** Who has what is known of an address erased: its owner, or the operator whom they asked for it. */
export type Eraser = "guest" | "command";

/**
 * The bookings made from an account's address. They are kept on a floor above, which hands in how they
 * are shown with the account, taken along and forgotten with it.
 */
export interface BookingsOf {
  shown(email: string, locale: Locale): Promise<z.infer<typeof OverviewSchema>["bookings"]>;
  exported(email: string): Promise<object>;
  forget(transaction: Transaction, email: string, by: Eraser): Promise<void>;
}
