import { setTimeout as pause } from "node:timers/promises";
import { format } from "node:util";
import { withOriginalPlaces } from "../lib/original-places";

const lastWordsMs = 2_000;

/** Tells the operator's service for errors; the environment it is named in may be what is wrong. */
export async function report(error: unknown, where: string): Promise<void> {
  const { reportError } = await import("../lib/error-report");
  await reportError(error, where);
}

/** Lets what is written of errors to the console name places of the sources, not of the build. */
export function writeOriginalPlaces(): void {
  const write = console.error;
  console.error = (...parts: unknown[]) => write(withOriginalPlaces(format(...parts)));
}

/**
 * Tells of what nobody caught. A forgotten promise ends nothing; any other error ends the process
 * that is still starting.
 *
 * @returns to be called when the site serves: from then on the framework goes on after any other
 *   error, too, as one must not take the site away from everybody else
 */
export function reportUncaught(): () => void {
  process.on("unhandledRejection", (reason) => {
    console.error(reason);
    report(reason, "promise").catch(console.warn);
  });
  const giveUp = async (error: unknown) => {
    console.error(error);
    await Promise.race([report(error, "process").catch(console.warn), pause(lastWordsMs)]);
    process.exit(1);
  };
  process.on("uncaughtException", giveUp);
  return () => {
    // At hand from now on: who builds anew in this checkout takes the file away.
    import("../lib/error-report").catch(console.warn);
    process.off("uncaughtException", giveUp);
    process.on("uncaughtException", (error) => {
      report(error, "process").catch(console.warn);
    });
  };
}
