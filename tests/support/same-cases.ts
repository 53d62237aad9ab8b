import fc from "fast-check";
import { moreRounds, rounds } from "./rounds";

/** Says how much was tried, also where all went well. */
function report(run: fc.RunDetails<unknown>): void {
  console.log(`${run.numRuns} cases from seed ${run.seed}`);
  if (run.failed) throw new Error(fc.defaultReportMessage(run), { cause: run.errorInstance });
}

// Every short run tries the same cases, so that what failed fails again; a long one tries new ones
// each time. What failed names its seed, which `FAST_CHECK_SEED` takes.
const isLong = moreRounds > 1;

fc.configureGlobal({
  seed: Number(process.env.FAST_CHECK_SEED ?? (isLong ? Date.now() : 20_270_801)),
  numRuns: rounds(100),
  ...(isLong && { reporter: report }),
});
