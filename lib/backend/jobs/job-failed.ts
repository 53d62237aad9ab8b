import { reportError } from "@/lib/error-report";
import { reasonOf, withoutValues } from "../db/without-values";

/** Says in the log that a job failed, and tells the service for errors. It is tried again. */
export function jobFailed(work: string, error: unknown, job = work): void {
  console.warn(`${job}: ${reasonOf(error)}`);
  void reportError(withoutValues(error), `job ${work}`);
}
