import { bearer, callSite } from "../../api/browser";
import { ApiError } from "../../contract/errors";
import { readStored } from "../stored";
import { forgetAuth, storedAuth } from "./auth-storage";

const listKey = "tembea-wishlist";
/** The list as the account has it, since this browser last spoke with it. */
const syncedKey = "tembea-wishlist-synced";
const pauseMs = 800;
const mostIds = 60;

/**
 * Brings this browser's favourites and the account's together: the first time both are merged, later
 * what was chosen and dropped here since they last spoke is done to the account's list as it is by now.
 */
export async function syncWishlist(token: string): Promise<void> {
  const [own, synced] = [read(listKey) ?? [], read(syncedKey)];
  try {
    const { accountWishlistEndpoint } = await import("../../contract/accounts");
    const ask = async (mode: "merge" | "set", ids: string[]) =>
      (await callSite(accountWishlistEndpoint, { mode, ids }, { headers: bearer(token) })).data.ids;
    const theirs = await ask("merge", synced ? [] : own);
    const wanted = synced ? withChanges(theirs, synced, own) : theirs;
    const kept = String(wanted) === String(theirs) ? theirs : await ask("set", wanted);
    // Who signed out meanwhile takes the account's list along no more.
    if (storedAuth()?.token !== token) return;
    localStorage.setItem(syncedKey, JSON.stringify(kept));
    // What was chosen while they spoke stays, and is sent after its pause.
    const now = read(listKey) ?? [];
    const shown = withChanges(kept, own, now);
    if (String(shown) === String(now)) return;
    localStorage.setItem(listKey, JSON.stringify(shown));
    window.dispatchEvent(new StorageEvent("storage", { key: listKey }));
  } catch (error) {
    const ended = error instanceof ApiError && error.code === "unauthorized";
    if (!ended || storedAuth()?.token !== token) {
      // Offline: the browser's own list stays, the next page tries again.
      return;
    }
    // Signed out elsewhere, such as on the domain of another language.
    forgetSyncedWishlist();
    forgetAuth();
  }
}

/** A list, with what was added to another and taken from it between two moments. */
function withChanges(list: string[], before: string[], after: string[]): string[] {
  const stays = list.filter((id) => after.includes(id) || !before.includes(id));
  const added = after.filter((id) => !before.includes(id) && !list.includes(id));
  return [...stays, ...added].slice(-mostIds);
}

let following = false;

/** Keeps the account's list up with what is changed in this tab. */
export function followWishlist(): void {
  if (following) return;
  following = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  window.addEventListener(listKey, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const stored = storedAuth();
      if (stored && read(syncedKey)) void syncWishlist(stored.token);
    }, pauseMs);
  });
}

/**
 * Takes the account's favourites off this browser: they are kept with the account.
 * @param keepsUntold whether those stay that it has not heard of, as what a guest chose
 */
export function forgetSyncedWishlist(keepsUntold = false): void {
  const synced = read(syncedKey);
  if (!synced) return;
  const untold = keepsUntold ? (read(listKey) ?? []).filter((id) => !synced.includes(id)) : [];
  localStorage.removeItem(syncedKey);
  if (untold.length > 0) localStorage.setItem(listKey, JSON.stringify(untold));
  else localStorage.removeItem(listKey);
  window.dispatchEvent(new StorageEvent("storage", { key: listKey }));
}

function read(key: string): string[] | undefined {
  const stored = readStored(key);
  const isList = Array.isArray(stored) && stored.length <= mostIds && stored.every(isId);
  return isList ? stored : undefined;
}

const isId = (id: unknown) => typeof id === "string" && /^[a-z0-9-]{1,80}$/.test(id);
