import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { and, eq, isNull } from "drizzle-orm";
import { nowMs } from "@/lib/clock";
import { ApiError } from "@/lib/contract/errors";
import { NoPhotograph } from "@/lib/photos/no-photograph";
import { photographAgain } from "@/lib/photos/photograph-process";
import { ownPicture } from "@/lib/site/own-picture";
import { photographFolder } from "@/lib/site/picture-address";
import { offerPhotographs } from "../db/offer-schema";
import { db } from "../db/pool";
import { reviewPhotographs } from "../db/review-photograph-schema";
import { passing } from "../db/unreachable";
import { withoutValues } from "../db/without-values";
import { folderOf, hashOf } from "./photograph-folder";

const underWay = new Map<string, Promise<void>>();
/** Of which nothing could be made a while ago, so that nobody tries again for everybody who asks. */
const unmade = new Map<string, number>();
const unmadeMs = 60_000;
const mostUnmade = 1_000;

/**
 * Has the files of a photograph that somebody sent made where this process has none: another one took it,
 * or somebody deleted the folder. Many who ask at once for the same wait for one; where no row tells of
 * it nothing is made.
 * @throws ApiError `unavailable` when the database is away, or many are being made
 */
async function haveFiles(file: string): Promise<void> {
  if (existsSync(folderOf(file)) || (unmade.get(file) ?? 0) > nowMs()) return;
  const begun = underWay.get(file) ?? makeFiles(file).finally(() => underWay.delete(file));
  underWay.set(file, begun);
  try {
    await begun;
  } catch (error) {
    const cause = withoutValues(error);
    if (passing(error)) throw new ApiError("unavailable", { retryAfterSeconds: 5, cause });
    throw cause;
  }
}

async function makeFiles(file: string): Promise<void> {
  const bytes = await keptOf(file);
  if (!bytes) return;
  try {
    await photographAgain(bytes, hashOf(file));
  } catch (error) {
    if (!(error instanceof NoPhotograph)) throw error;
    if (unmade.size >= mostUnmade) unmade.clear();
    unmade.set(file, nowMs() + unmadeMs);
    console.error(`a photograph cannot be made again: ${error.message}`);
  }
  // Whoever erased it meanwhile has found no files here.
  if (!(await keptOf(file))) await rm(folderOf(file), { recursive: true, force: true });
}

async function keptOf(file: string): Promise<Buffer | undefined> {
  const isShown = isNull(reviewPhotographs.droppedAt);
  const [row] = await db()
    .select({ bytes: reviewPhotographs.bytes })
    .from(reviewPhotographs)
    .where(and(eq(reviewPhotographs.file, file), isShown))
    .unionAll(
      db()
        .select({ bytes: offerPhotographs.bytes })
        .from(offerPhotographs)
        .where(eq(offerPhotographs.file, file)),
    );
  return row?.bytes;
}

/**
 * A file of a photograph that somebody sent, as `640.webp`; undefined where there is none.
 * @throws ApiError `unavailable` when the database is away, or many are being made
 */
export async function photographFile(photograph: string, name: string) {
  await haveFiles(photograph);
  return readFile(path.join(folderOf(photograph), name)).catch(() => undefined);
}

/**
 * Has those of these pictures made that are photographs which another process has taken, one after the
 * other. What cannot be made here, as on a full disk, is left out: what it adorns does without.
 * @throws ApiError `unavailable` when the database is away, or many are being made
 */
export async function havePictures(urls: Iterable<string>): Promise<void> {
  for (const url of urls) {
    if (!url.startsWith(photographFolder)) continue;
    try {
      await haveFiles(url.slice(photographFolder.length));
    } catch (error) {
      if (error instanceof ApiError) throw error;
      console.error("a photograph cannot be made here:", error);
    }
  }
}

/**
 * A picture of this site (`ownPicture`), also where it is a photograph that another process has taken.
 * @throws ApiError as `havePictures`
 */
export async function pictureHere(url: string): Promise<Buffer | undefined> {
  await havePictures([url]);
  return ownPicture(url);
}
