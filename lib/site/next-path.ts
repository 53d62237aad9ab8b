import { routes } from "./routes";

const here = "http://here.invalid";

/** The path and query of what may be an address of this site; undefined for any other place. */
export function pathWithin(wanted: string): string | undefined {
  if (wanted === "" || !URL.canParse(wanted, here)) return undefined;
  const url = new URL(wanted, here);
  if (url.origin !== here || url.pathname.startsWith("//")) return undefined;
  return url.pathname + url.search;
}

/** Where to go after signing in: the `next` of an address, else the dashboard. */
export function nextPath(search: string): string {
  return pathWithin(new URLSearchParams(search).get("next") ?? "") ?? routes.dashboard;
}

/** The sign-in page that leads back to a path. */
export function signInPath(back: string): string {
  return `${routes.login}?next=${encodeURIComponent(back)}`;
}
