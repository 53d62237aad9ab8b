import { isNotNull } from "drizzle-orm";
import { erasedPhotographs } from "@/lib/contract/changes";
import { lastTouched } from "@/lib/freshness/known-changes";
import { dropDrafts, dropUnkept, markSent } from "@/lib/photos/make-photograph";
import { photographStore } from "@/lib/photos/photograph-index";
import { offerPhotographs } from "../db/offer-schema";
import { db } from "../db/pool";
import { reviewPhotographs } from "../db/review-photograph-schema";
import { inTransaction } from "../db/transaction";
import { unreachable } from "../db/unreachable";
import { withoutValues } from "../db/without-values";
import { hashOf } from "./photograph-folder";

const lookEveryMs = 500;

/**
 * Has this process erase what was dropped, by whichever process: the rows, and from its own folder all
 * files of sent photographs of which no row tells. It begins with what it missed while it was down.
 *
 * @returns ends it, after what is in hand
 */
export function followErasures(): () => Promise<void> {
  let erasedUpTo = -1;
  let inHand: Promise<void> | undefined;
  let hasFailed = false;
  const look = async () => {
    const position = lastTouched(erasedPhotographs);
    if (position === erasedUpTo) return;
    if (erasedUpTo < 0) await markSent(photographStore, await hashesKept());
    await erasePhotographs();
    erasedUpTo = position;
    hasFailed = false;
  };
  // It is tried until it is done, and said once.
  const failed = (error: unknown) => {
    if (unreachable(error)) return;
    if (!hasFailed) console.error("erasing photographs:", withoutValues(error));
    hasFailed = true;
  };
  const timer = setInterval(() => {
    inHand ??= look()
      .catch(failed)
      .finally(() => {
        inHand = undefined;
      });
  }, lookEveryMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await inHand;
  };
}

/** Has every process look through its folder, as by night: files may lie there of which no row ever told. */
export async function eraseEverywhere(): Promise<void> {
  await inTransaction(async ({ changed }) => void changed.add(erasedPhotographs));
}

/**
 * One whose row is written at this moment may lose its files, too: they are made again when somebody asks
 * for them (`haveFiles`).
 */
async function erasePhotographs(): Promise<void> {
  await db().delete(reviewPhotographs).where(isNotNull(reviewPhotographs.droppedAt));
  const kept = await hashesKept();
  await dropDrafts(photographStore);
  await dropUnkept(photographStore, (hash) => kept.has(hash));
}

/** By the names of their folders, also those that are dropped and not erased yet. */
async function hashesKept(): Promise<Set<string>> {
  const rows = [
    ...(await db().select({ file: reviewPhotographs.file }).from(reviewPhotographs)),
    ...(await db().select({ file: offerPhotographs.file }).from(offerPhotographs)),
  ];
  return new Set(rows.map(({ file }) => hashOf(file)));
}
