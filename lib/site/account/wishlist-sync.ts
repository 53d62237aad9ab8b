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
 * Brings this browser's favourites and the account's together: the first time both are merged,
 * later the account's list is taken unless this browser changed its own meanwhile.
 */
export async function syncWishlist(token: string): Promise<void> {
  const [own, synced] = [read(listKey) ?? [], read(syncedKey)];
  const changedHere = synced !== undefined && String(synced) !== String(own);
  const input = changedHere
    ? ({ mode: "set", ids: own } as const)
    : ({ mode: "merge", ids: synced ? [] : own } as const);
  try {
    const { accountWishlistEndpoint } = await import("../../contract/accounts");
    const { data } = await callSite(accountWishlistEndpoint, input, { headers: bearer(token) });
    // Who signed out meanwhile takes the account's list along no more.
    if (storedAuth()?.token !== token) return;
    localStorage.setItem(syncedKey, JSON.stringify(data.ids));
    if (String(data.ids) === String(own)) return;
    localStorage.setItem(listKey, JSON.stringify(data.ids));
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

/** Takes the account's favourites off this browser: they are kept with the account. */
export function forgetSyncedWishlist(): void {
  if (read(syncedKey) === undefined) return;
  localStorage.removeItem(syncedKey);
  localStorage.removeItem(listKey);
  window.dispatchEvent(new StorageEvent("storage", { key: listKey }));
}

function read(key: string): string[] | undefined {
  const stored = readStored(key);
  const isList = Array.isArray(stored) && stored.length <= mostIds && stored.every(isId);
  return isList ? stored : undefined;
}

const isId = (id: unknown) => typeof id === "string" && /^[a-z0-9-]{1,80}$/.test(id);
