import { callSite } from "../../api/browser";
import { handOverEndpoint } from "../../contract/hand-over";
import { LocaleSchema } from "../../contract/locale";
import { storedAuth } from "./auth-storage";
import { syncWishlist } from "./wishlist-sync";

/**
 * Keeps whoever is signed in signed in when they change the language: the link to another domain
 * becomes a posted form with a code that works once. Without an answer the link is followed.
 */
export function takeSessionAlong(signal: AbortSignal): void {
  document.addEventListener("click", (event) => void onClick(event), { signal });
}

async function onClick(event: MouseEvent): Promise<void> {
  const link = event.target instanceof Element && event.target.closest("a[hreflang]");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  const stored = storedAuth();
  if (!(link instanceof HTMLAnchorElement) || !plain || !stored) return;
  const to = LocaleSchema.safeParse(link.hreflang);
  const target = new URL(link.href);
  if (!to.success || target.origin === window.location.origin) return;
  event.preventDefault();
  try {
    const headers = { authorization: `Bearer ${stored.token}` };
    const [{ code }] = await Promise.all([
      callSite(handOverEndpoint, { to: to.data }, { headers }),
      syncWishlist(stored.token),
    ]);
    // What stands behind the `#` goes on to where the answer leads, and to no server.
    post(`${target.origin}/api/account/arrive${target.hash}`, {
      code,
      path: target.pathname + target.search,
    });
  } catch {
    window.location.assign(target);
  }
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
