import { reportError } from "@/lib/error-report";
import { withoutValues } from "../db/without-values";

/**
 * Does every task in turn, also when one before it fails.
 *
 * @throws when any has failed, after all have had their turn: the job is done again
 */
export async function runMaintenance(tasks: ReadonlyArray<() => Promise<void>>): Promise<void> {
  const failures: unknown[] = [];
  for (const task of tasks) await task().catch((error) => failures.push(error));
  for (const failure of failures) {
    console.error("nightly:", withoutValues(failure));
    void reportError(withoutValues(failure), "job nightly");
  }
  if (failures.length > 0) throw new Error(`${failures.length} of the nightly tasks failed`);
}
