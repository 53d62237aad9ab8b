import { listNamed } from "../contract/changes";
import { isEmbedded } from "../env";
import { namesTouched, noteHere } from "../freshness/known-changes";

/** Beyond so many things somebody only makes names up, and whole lists are said to have changed. */
const mostNames = 100_000;

/**
 * Has every page made anew that shows one of these: names of `lib/contract/changes.ts`, with `@de`
 * behind them where it is in that language alone. The database tells every process; where there is
 * none, this one alone has heard it.
 */
export async function sayChanged(given: readonly string[]): Promise<void> {
  const names = namesTouched() < mostNames ? given : [...new Set(given.map(listNamed))];
  if (!isEmbedded) return noteHere(names);
  const { inTransaction } = await import("../backend/db/transaction");
  await inTransaction(async ({ changed }) => {
    for (const name of names) changed.add(name);
  });
}
