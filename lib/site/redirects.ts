import { respelled, routes } from "./routes";

// A trip without a slug is the list of trips.
const movedPaths = new Map<string, string>([
  ["/undefined", routes.home],
  ["/blog/undefined", routes.home],
  [routes.trips, routes.tours],
]);

/**
 * Where a path is moved for good, or undefined when it is right as it is (spec section 2): repeated
 * slashes and a trailing slash go, `/tanzania-safari-package/` is left alone, `/undefined` leads
 * home, `/trip` to the list, and the first segment gets the spec's spelling; all in one hop.
 */
export function redirectOf(path: string): string | undefined {
  const collapsed = path.replace(/\/{2,}/g, "/");
  if (collapsed === `${routes.tours}/`) return collapsed === path ? undefined : collapsed;
  const trimmed = collapsed.length > 1 ? collapsed.replace(/\/$/, "") : collapsed;
  const spelled = respelled(trimmed) ?? trimmed;
  const right = movedPaths.get(spelled) ?? spelled;
  return right === path ? undefined : right;
}
