import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { nowMs } from "../clock";
import { photographWidths } from "../site/picture-address";
import { type MadePhotograph, MadeSchema } from "./photograph-index";
import { broken, soundPhotograph } from "./sound-photograph";

// One photograph at a time, in little memory: whoever makes many of them does nothing else.
sharp.cache(false);

const description = "photograph.json";
const draft = ".part";
const patienceSeconds = 60;
/** Nobody works at one for as long. */
const abandonedMs = 600_000;
// Another number makes all of them anew, at addresses of their own.
const way = "1";

/**
 * Makes of a file what is shown of it: upright, in several widths as AVIF and WebP, without what the
 * camera wrote into it; kept in a folder of its own below `store`, which is there whole or not at all.
 * What was made of the same bytes before is taken as it is.
 *
 * @param name makes its address one that nobody can work out who has the bytes
 * @throws NoPhotograph where nothing can be made of it
 */
export async function makePhotograph(
  source: Buffer,
  store: string,
  name = "",
): Promise<MadePhotograph> {
  const all = createHash("sha256").update(way).update(name).update(source);
  return madeAt(all.digest("hex").slice(0, 32), source, store, name !== "");
}

/** Makes again what is shown of a photograph that somebody sent, of what was kept of it, at the address that it has. */
export function makeAgain(kept: Buffer, store: string, hash: string): Promise<MadePhotograph> {
  return madeAt(hash, kept, store, true);
}

async function madeAt(
  hash: string,
  source: Buffer,
  store: string,
  isSent: boolean,
): Promise<MadePhotograph> {
  const known = await madeBefore(path.join(store, hash));
  if (known) return known;
  const photograph = await soundPhotograph(source);
  const folder = path.join(store, `${hash}.${randomUUID()}${draft}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const made = await drawInto(folder, photograph, hash);
    const described = isSent ? { ...made, isSent } : made;
    await written(path.join(folder, description), Buffer.from(JSON.stringify(described)));
    // Of two who make the same, the second finds it there.
    await rename(folder, path.join(store, hash)).catch(async (error: unknown) => {
      if (!(await madeBefore(path.join(store, hash)))) throw error;
    });
    return made;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What a folder has of a photograph, undefined where it is not there whole. */
export async function madeBefore(folder: string): Promise<MadePhotograph | undefined> {
  const text = await readFile(path.join(folder, description), "utf8").catch(() => undefined);
  return text === undefined ? undefined : MadeSchema.parse(JSON.parse(text));
}

/**
 * Marks what was made of photographs that somebody sent, where a version made it that did not: it would
 * be taken for the operator's own, and outlive that it is erased.
 */
export async function markSent(store: string, hashes: Iterable<string>): Promise<void> {
  for (const hash of hashes) {
    const folder = path.join(store, hash);
    const made = await madeBefore(folder).catch(() => undefined);
    if (!made || made.isSent) continue;
    const marked = path.join(folder, `${randomUUID()}.json`);
    try {
      await written(marked, Buffer.from(JSON.stringify({ ...made, isSent: true })));
      await rename(marked, path.join(folder, description));
    } finally {
      await rm(marked, { force: true });
    }
  }
}

/**
 * Takes away what was made of photographs that somebody sent and that are erased, or were never kept: the
 * database was away just then, or whoever made it was killed.
 *
 * @param isKept whether what is in a folder, by its name, is anybody's
 */
export async function dropUnkept(store: string, isKept: (hash: string) => boolean): Promise<void> {
  for (const hash of await readdir(store).catch(() => [])) {
    const folder = path.join(store, hash);
    if (isKept(hash) || hash.endsWith(draft)) continue;
    const made = await madeBefore(folder).catch(() => undefined);
    if (made?.isSent) await rm(folder, { recursive: true, force: true });
  }
}

/** Takes away what was left some time ago by somebody who was killed in the middle. */
export async function dropDrafts(store: string): Promise<void> {
  const names = await readdir(store).catch(() => []);
  for (const name of names.filter((each) => each.endsWith(draft))) {
    const left = path.join(store, name);
    const { mtimeMs } = await stat(left).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (nowMs() - mtimeMs > abandonedMs) await rm(left, { recursive: true, force: true });
  }
}

async function drawInto(folder: string, photograph: Sharp, hash: string): Promise<MadePhotograph> {
  const largest = photographWidths[photographWidths.length - 1];
  // All widths come from the largest, so that the photograph is decoded once.
  const { data, info } = await photograph
    .resize(largest, undefined, { withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .timeout({ seconds: patienceSeconds })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => broken());
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const widths = photographWidths.filter((each) => each <= width);
  for (const each of widths) {
    const smaller = pixels().resize(each);
    const avif = await smaller.clone().avif({ quality: 50, effort: 3 }).toBuffer();
    await written(path.join(folder, `${each}.avif`), avif);
    const webp = await smaller.clone().webp({ quality: 75 }).toBuffer();
    await written(path.join(folder, `${each}.webp`), webp);
  }
  const [red = 0, green = 0, blue = 0] = await pixels().resize(1, 1).raw().toBuffer();
  const color = `#${Buffer.from([red, green, blue]).toString("hex")}`;
  return { id: `${hash}-${widths.at(-1)}`, width, height, color };
}

/** Writes a file to the disk itself: a folder that has its name is whole after a power cut, too. */
async function written(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, "wx", 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
