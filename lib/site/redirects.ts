import { respelled, routes } from "./routes";

const undefinedPaths = new Set(["/undefined", "/blog/undefined"]);

/**
 * Where a path is moved for good, or undefined when it is right as it is (spec section 2): repeated
 * slashes and a trailing slash go, `/tanzania-safari-package/` is left alone, `/undefined` leads
 * home, and the first segment gets the spec's spelling; all in one hop.
 */
export function redirectOf(path: string): string | undefined {
  const collapsed = path.replace(/\/{2,}/g, "/");
  if (collapsed === `${routes.tours}/`) return collapsed === path ? undefined : collapsed;
  const trimmed = collapsed.length > 1 ? collapsed.replace(/\/$/, "") : collapsed;
  if (undefinedPaths.has(trimmed)) return routes.home;
  const right = respelled(trimmed) ?? trimmed;
  return right === path ? undefined : right;
}
