import { nowMs } from "@/lib/clock";

const storageKey = "tembea-chunk-reload";
const guardMs = 60_000;

// A bare "Failed to fetch" is not among them: it is also what a lost connection says, and would loop.
const signs =
  /ChunkLoadError|Loading (CSS )?chunk|Failed to load chunk|dynamically imported module|Importing a module script failed/i;

type Stamp = Pick<Storage, "getItem" | "setItem">;

/** Whether something thrown says that a piece of the site's script or style could not be loaded. */
export function isChunkFailure(thrown: unknown): boolean {
  if (typeof thrown === "string") return signs.test(thrown);
  return thrown instanceof Error && signs.test(`${thrown.name}: ${thrown.message}`);
}

/**
 * Claims the one forced reload of 60 seconds (docs/product.md, "Routing"). True when the page may
 * be reloaded now; the time is then written already, so that a reload that fails again cannot loop.
 * Without a working storage there is no automatic reload.
 */
export function claimReload(storage: Stamp | undefined, nowMs: number): boolean {
  try {
    if (!storage) return false;
    const last = storage.getItem(storageKey);
    // A stamp from the future is a clock that was set back; it guards for no longer than another.
    const isRecent = last !== null && Math.abs(nowMs - Number(last)) < guardMs;
    if (isRecent) return false;
    storage.setItem(storageKey, String(nowMs));
    return storage.getItem(storageKey) === String(nowMs);
  } catch {
    return false;
  }
}

/** Reloads the page when a chunk failed and the guard allows it. True when it reloads. */
export function recoverFromChunkFailure(thrown: unknown): boolean {
  if (!isChunkFailure(thrown) || !claimReload(sessionStorageIfAny(), nowMs())) return false;
  window.location.reload();
  return true;
}

function sessionStorageIfAny(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
