import { withoutValues } from "../db/without-values";

/**
 * Does every chore in turn, also when one before it fails.
 *
 * @throws when any has failed, after all have had their turn: the job is done again
 */
export async function keepHouse(chores: ReadonlyArray<() => Promise<void>>): Promise<void> {
  const failures: unknown[] = [];
  for (const chore of chores) await chore().catch((error) => failures.push(error));
  for (const failure of failures) console.error("nightly:", withoutValues(failure));
  if (failures.length > 0) throw new Error(`${failures.length} of the nightly chores failed`);
}
