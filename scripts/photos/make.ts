import { existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { loadPhotos } from "@/lib/backend/content/load";
import { type PhotoFacts, photoFolder } from "@/lib/backend/content/photo-files";
import { recordChanges } from "@/lib/backend/db/changes";
import { onOwnConnection } from "@/lib/backend/db/pool";
import { contentRoot } from "@/lib/backend/jobs/import-content";
import { dropDrafts, makePhotograph } from "@/lib/photos/make-photograph";
import { NoPhotograph } from "@/lib/photos/no-photograph";
import {
  photographStore,
  readPhotographIndex,
  type SeenPhotograph,
  writePhotographIndex,
} from "@/lib/photos/photograph-index";

// The process that makes what is missing of the photographs in the content, one after the other, while
// the site goes on. It may be killed at any moment, and is started again with the site.

const sayEveryMs = 5_000;
// One that ended the process each time is let be.
const mostBegun = 3;

const seen = readPhotographIndex();
let saidMs = performance.now();
let inHand: SeenPhotograph | undefined;

/** Ends in good order: what was begun is not held against the photograph. */
function end(): never {
  if (inHand) {
    inHand.begun = (inHand.begun ?? 1) - 1;
    writePhotographIndex(seen);
  }
  process.exit(0);
}
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, end);
process.on("disconnect", end);

os.setPriority(os.constants.priority.PRIORITY_LOW);
sharp.concurrency(1);
await dropDrafts(photographStore);
const photos = loadPhotos(contentRoot);
for (const name of seen.keys()) if (!photos.has(name)) seen.delete(name);
for (const name of photos.keys()) await look(name);
await sayMade();
process.exit(0);

async function look(name: string): Promise<void> {
  const file = path.join(contentRoot, photoFolder, name);
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return;
  const before = seen.get(name);
  const isSame = before?.bytes === stats.size && before.changedMs === stats.mtimeMs;
  if (isSame && before.problem) return refuse(name, before.problem);
  if (isSame && before.made && isThere(before.made.id)) return;
  const now: SeenPhotograph = { bytes: stats.size, changedMs: stats.mtimeMs };
  const begun = isSame ? (before.begun ?? 0) : 0;
  // What was made of the file before is shown until this is.
  inHand = { ...now, ...(before?.made && { made: before.made }), begun: begun + 1 };
  seen.set(name, inHand);
  writePhotographIndex(seen);
  try {
    if (begun >= mostBegun)
      throw new NoPhotograph("broken", "making it ended the process each time");
    const made = await makePhotograph(await readFile(file), photographStore);
    seen.set(name, { ...now, made, isNew: true });
  } catch (error) {
    if (error instanceof Error && "syscall" in error && !("path" in error && error.path === file)) {
      // What is made could not be written, for want of room for example: not the photograph's fault.
      inHand.begun = begun;
      writePhotographIndex(seen);
    }
    if (!(error instanceof NoPhotograph)) throw error;
    seen.set(name, { ...now, problem: error.message });
    refuse(name, error.message);
  }
  inHand = undefined;
  writePhotographIndex(seen);
  if (performance.now() - saidMs > sayEveryMs) await sayMade();
}

function refuse(name: string, why: string): void {
  console.warn(`content/${photoFolder}/${name} is shown nowhere: ${why}.`);
}

function isThere(id: string): boolean {
  return existsSync(path.join(photographStore, id.slice(0, id.indexOf("-"))));
}

/** Has the pages made again that show them. */
async function sayMade(): Promise<void> {
  const added = [...seen].filter(([, { isNew }]) => isNew);
  const names = new Set(
    added.flatMap(([name]) => {
      const photo = photos.get(name);
      return photo ? changedBy(photo.value) : [];
    }),
  );
  await onOwnConnection(async (client) => {
    await client.query("begin");
    await recordChanges(client, names);
    await client.query("commit");
  });
  for (const [, photograph] of added) delete photograph.isNew;
  writePhotographIndex(seen);
  saidMs = performance.now();
}

/** The names of what shows a photograph (`lib/contract/changes.ts`). */
function changedBy({ tour, stay, team, destination, day, post, vehicle }: PhotoFacts): string[] {
  return [
    ...tour.map((id) => `tour:${id}`),
    ...stay.map((id) => `stay:${id}`),
    ...(stay.length + day.length + vehicle.length > 0 ? ["tours"] : []),
    ...destination.map((id) => `destination:${id}`),
    ...post.map((id) => `post:${id}`),
    ...(team.length > 0 ? ["company"] : []),
  ];
}
