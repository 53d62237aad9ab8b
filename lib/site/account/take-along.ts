import { bearer, callSite } from "../../api/browser";
import type { LanguageChange } from "./language-change";
import { syncWishlist } from "./wishlist-sync";

/**
 * Keeps whoever is signed in signed in when they change the language: in place of the link to another
 * domain, a form is posted with a code that works once.
 * @throws what a call throws that is not answered
 */
export async function takeSessionAlong(
  token: string,
  { to, target }: LanguageChange,
): Promise<void> {
  const { startSessionTransferEndpoint } = await import("../../contract/session-transfer");
  const [{ code }] = await Promise.all([
    callSite(startSessionTransferEndpoint, { to }, { headers: bearer(token) }),
    syncWishlist(token),
  ]);
  // What stands behind the `#` goes on to where the answer leads, and to no server.
  post(`${target.origin}/api/account/arrive${target.hash}`, {
    code,
    path: target.pathname + target.search,
  });
}

function post(action: string, fields: Record<string, string>): void {
  sayWhereFrom();
  const form = document.createElement("form");
  form.method = "post";
  form.action = action;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement("input");
    input.type = "hidden";
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}

/**
 * A page that a key opens tells nobody where one comes from, nor do those one goes to from there; the
 * other domain lets in only who says that. Their secrets stand behind the `#`, which goes to no server.
 */
function sayWhereFrom(): void {
  const meta = document.createElement("meta");
  meta.name = "referrer";
  meta.content = "strict-origin";
  document.head.append(meta);
}
