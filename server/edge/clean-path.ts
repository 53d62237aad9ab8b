import { redirectOf } from "../../lib/site/redirects";

/**
 * Where a request with repeated slashes belongs, in one hop and with its query; undefined when the
 * path is clean. Backslashes count, as browsers read them as slashes: `//` and `/\` in a `Location`
 * would lead to another site. Where a clean path belongs is the same rule as the middleware's.
 */
export function cleanPath(url: string): string | undefined {
  const queryAt = url.indexOf("?");
  const path = queryAt === -1 ? url : url.slice(0, queryAt);
  if (!path.includes("//") && !path.includes("\\")) return undefined;
  const collapsed = path.replace(/[\\/]+/g, "/");
  return (redirectOf(collapsed) ?? collapsed) + (queryAt === -1 ? "" : url.slice(queryAt));
}

/** The path and query of a request line, which may name the whole address; undefined when it has none. */
export function requestPath(target: string): string | undefined {
  if (target.startsWith("/")) return target;
  const [, path] = /^https?:\/\/[^/?#]*(.*)$/i.exec(target) ?? [];
  if (path === undefined) return undefined;
  return path.startsWith("/") ? path : `/${path}`;
}
