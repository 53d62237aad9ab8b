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
