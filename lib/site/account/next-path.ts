import { routes } from "../routes";

const here = "http://here.invalid";

/**
 * Where to go after signing in, from the `next` of an address: a path of this site, whatever was
 * written there, else the dashboard.
 */
export function nextPath(search: string): string {
  const wanted = new URLSearchParams(search).get("next") ?? "";
  if (wanted === "" || !URL.canParse(wanted, here)) return routes.dashboard;
  const url = new URL(wanted, here);
  if (url.origin !== here || url.pathname.startsWith("//")) return routes.dashboard;
  return url.pathname + url.search;
}

/** The sign-in page that leads back to a path. */
export function signInPath(back: string): string {
  return `${routes.login}?next=${encodeURIComponent(back)}`;
}
