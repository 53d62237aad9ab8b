import fc from "fast-check";
import { seed } from "./chance";
import { moreRounds, rounds } from "./rounds";

/** Says how much was tried, also where all went well. */
function report(run: fc.RunDetails<unknown>): void {
  console.log(`${run.numRuns} cases from seed ${run.seed}`);
  if (run.failed) throw new Error(fc.defaultReportMessage(run), { cause: run.errorInstance });
}

fc.configureGlobal({
  seed,
  numRuns: rounds(100),
  ...(moreRounds > 1 && { reporter: report }),
});
