import { deskHost, isEmbedded } from "../env";

/**
 * Prepares the embedded API: migrates the schema, imports the content and starts the jobs. Nothing
 * to do when every language is answered by an external API. A failure ends the process with one
 * sentence.
 */
export async function start(): Promise<void> {
  if (!isEmbedded) return;
  try {
    const { followChanges } = await import("../backend/db/changes");
    const { migrate } = await import("../backend/db/migrate");
    const { importContent } = await import("../backend/jobs/import-content");
    const { startWorkers } = await import("../backend/jobs/workers");
    const { followErasures } = await import("../backend/reviews/erase-photographs");
    await migrate();
    const missing = await importContent();
    if (missing.length > 0) console.warn(`${missing.length} texts are missing, e.g. ${missing[0]}`);
    // Before anything is shown that was kept from before.
    const stopFollowing = await followChanges();
    const stopErasing = followErasures();
    const stopWorkers = await startWorkers();
    await greetFirstOwner();
    const { closePool } = await import("../backend/db/pool");
    beforeStop(stopWorkers);
    beforeStop(stopErasing);
    beforeStop(stopFollowing);
    beforeStop(closePool);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** On this machine the first owner of the desk is whoever reads what the site says as it starts. */
async function greetFirstOwner(): Promise<void> {
  if (!/(^|\.)localhost$/.test(deskHost)) return;
  const { firstOwnersLink } = await import("../backend/staff/first-owner");
  const link = await firstOwnersLink();
  if (link) console.info(`The desk waits for its first owner: ${link}`);
}

const stepsKey = Symbol.for("tembea.beforeStop");

// The process, a module graph of its own, takes these steps in their order before the database stops.
function beforeStop(step: () => Promise<void>): void {
  const left: unknown = Reflect.get(globalThis, stepsKey);
  const steps = left instanceof Set ? left : new Set();
  Reflect.set(globalThis, stepsKey, steps.add(step));
}
