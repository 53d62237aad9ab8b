import { redirectOf } from "../../lib/site/redirects";

/**
 * Where a request belongs, in one hop and with its query as it was sent; undefined when it is right.
 * The framework would write `%20` in a query as `+` before the middleware, which has the same rule,
 * could send it on. Backslashes count as slashes, as browsers read them so: `//` and `/\` in a
 * `Location` would lead to another site.
 */
export function cleanPath(url: string): string | undefined {
  const queryAt = url.indexOf("?");
  const path = queryAt === -1 ? url : url.slice(0, queryAt);
  const query = queryAt === -1 ? "" : url.slice(queryAt);
  const collapsed = path.replace(/[\\/]+/g, "/");
  const moved = redirectOf(collapsed, query);
  return moved ?? (collapsed === path ? undefined : collapsed + query);
}

/** The path and query of a request line, which may name the whole address; undefined when it has none. */
export function requestPath(target: string): string | undefined {
  if (target.startsWith("/")) return target;
  const [, path] = /^https?:\/\/[^/?#]*(.*)$/i.exec(target) ?? [];
  if (path === undefined) return undefined;
  return path.startsWith("/") ? path : `/${path}`;
}
