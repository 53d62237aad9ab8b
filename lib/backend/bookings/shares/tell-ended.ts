import type { Transaction } from "../../db/transaction";
import { tellPayer } from "../../requests/outbox";
import { openShares, sharesOf } from "./share-rows";

/** Writes to fellow travellers who were asked to pay and have not: nothing is owed any more. */
export async function tellUnpaid(transaction: Transaction, reference: string): Promise<void> {
  for (const { id, email } of openShares(await sharesOf(reference, transaction.db)))
    if (email) await tellPayer(transaction, "ended", id);
}
