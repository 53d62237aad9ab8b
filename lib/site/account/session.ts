import { bearer, callSite } from "../../api/browser";
import type { User } from "../../contract/accounts";
import { ApiError } from "../../contract/errors";
import { forgetTypedWords } from "../typed-words";
import { followAuth, forgetAuth, storeAuth, storedAuth } from "./auth-storage";
import { nobody, useAuth } from "./auth-store";
import { forgetOwnDetails } from "./own-details";
import { followWishlist, forgetSyncedWishlist, syncWishlist } from "./wishlist-sync";

/** Takes over what a sign-in answered, here and in the browser's storage. */
export function enter(token: string, user: User): void {
  useAuth.setState({ ...nobody, token, status: "signed-in" });
  keep(token, user);
  followWishlist();
  void syncWishlist(token);
}

/**
 * Takes over a user as the API told it; but an answer that comes after another tab signed out
 * signs nobody in again.
 */
export function takeUser(user: User): void {
  const { token } = useAuth.getState();
  if (token && storedAuth()?.token === token) keep(token, user);
}

function keep(token: string, user: User): void {
  const avatar = user.avatar ?? "";
  useAuth.setState({ user, name: user.name, avatar });
  storeAuth({ token, name: user.name, avatar });
}

/** Ends the session, there and here. */
export async function leave(): Promise<void> {
  const { token } = useAuth.getState();
  forgetEverything();
  if (token) await endSession(token);
}

/**
 * Asked at once (`logoutEndpoint`), and to its end: who signs out may leave the page in this moment, and
 * would stay signed in on the other domains.
 */
async function endSession(token: string): Promise<void> {
  const headers = { "content-type": "application/json", ...bearer(token) };
  const how = { method: "POST", headers, body: "{}", keepalive: true };
  // Signed out here in any case.
  await fetch("/api/logout", how).catch(() => undefined);
}

/** Clears who is signed in, in the store and in the browser, and with them their favourites. */
export function forgetEverything(): void {
  forgetSyncedWishlist();
  forgetSession();
}

function forgetSession(): void {
  const { user } = useAuth.getState();
  if (user) {
    forgetOwnDetails(user);
    forgetTypedWords();
  }
  useAuth.setState({ ...nobody, status: "anonymous" });
  forgetAuth();
}

let started = false;

/** Reads the browser's storage and fetches the user; from then on this tab follows the others. */
export function startSession(): void {
  if (started) return;
  started = true;
  void follow();
  followAuth(() => void follow());
}

async function follow(): Promise<void> {
  const stored = storedAuth();
  const { token, user } = useAuth.getState();
  // Another tab cannot forget what this one keeps.
  if (user && stored?.token !== token) forgetTypedWords();
  if (!stored) {
    useAuth.setState({ ...nobody, status: "anonymous" });
    return;
  }
  if (stored.token === token) return;
  useAuth.setState({ ...nobody, ...stored, status: "unknown" });
  const known = await import("../../contract/accounts").catch(() => undefined);
  if (!known) {
    // Without a line, or after an update, nothing is known of the account, which stays signed in.
    if (useAuth.getState().token === stored.token)
      useAuth.setState({ ...nobody, status: "anonymous" });
    return;
  }
  try {
    const { data } = await callSite(known.userEndpoint, {}, { headers: bearer(stored.token) });
    if (useAuth.getState().token !== stored.token) return;
    // What this tab has not heard of yet: another one signed out, or in as someone else.
    if (storedAuth()?.token !== stored.token) return follow();
    useAuth.setState({ status: "signed-in" });
    takeUser(data);
  } catch (error) {
    if (useAuth.getState().token !== stored.token) return;
    // A failed user fetch clears auth (docs/product.md, "Accounts"). An account that could not be reached
    // has not heard of what was chosen here since: that stays, as what a guest chose.
    forgetSyncedWishlist(!(error instanceof ApiError && error.code === "unauthorized"));
    forgetSession();
  }
}
