import { setTimeout as pause } from "node:timers/promises";

const lastWordsMs = 2_000;

/** Tells the operator's service for errors; the environment it is named in may be what is wrong. */
export async function report(error: unknown, where: string): Promise<void> {
  const { reportError } = await import("../lib/error-report");
  await reportError(error, where);
}

/** What nobody caught: a promise is forgotten, anything else ends the process, both are told of. */
export function reportUncaught(): void {
  // One forgotten promise must not take the site away from everybody else.
  process.on("unhandledRejection", (reason) => {
    console.error(reason);
    report(reason, "promise").catch(console.warn);
  });
  process.on("uncaughtException", async (error) => {
    console.error(error);
    await Promise.race([report(error, "process").catch(console.warn), pause(lastWordsMs)]);
    process.exit(1);
  });
}
