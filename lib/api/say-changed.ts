import { isEmbedded } from "../env";
import { noteHere } from "../freshness/known-changes";

/**
 * Has every page made anew that shows one of these: names of `lib/contract/changes.ts`, with `@de`
 * behind them where it is in that language alone. The database tells every process; where there is
 * none, this one alone has heard it.
 */
export async function sayChanged(names: readonly string[]): Promise<void> {
  if (!isEmbedded) return noteHere(names);
  const { inTransaction } = await import("../backend/db/transaction");
  await inTransaction(async ({ changed }) => {
    for (const name of names) changed.add(name);
  });
}
