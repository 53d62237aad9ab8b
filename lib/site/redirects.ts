import { departuresPath, routes } from "./routes";

// A trip without a slug is the list of trips.
const movedPaths = new Map<string, string>([
  ["/undefined", routes.home],
  ["/blog/undefined", routes.home],
  [routes.trips, routes.tours],
]);

/**
 * Where an address is moved for good, or undefined when it is right as it is (docs/product.md,
 * "Routing"): repeated slashes and a trailing slash go, `/tanzania-safari-package/` is left alone,
 * `/undefined` leads home, `/trip` to the list, a month of departures to its page, and the first
 * segment gets its one spelling; all in one hop. The query (`?x=1` or nothing) stays as it was
 * sent.
 */
export function redirectOf(path: string, query = ""): string | undefined {
  const right = rightPath(path);
  const target = (right === routes.departures && ofMonth(query)) || right + query;
  return target === path + query ? undefined : target;
}

function rightPath(path: string): string {
  const collapsed = path.replace(/\/{2,}/g, "/");
  if (collapsed === `${routes.tours}/`) return collapsed;
  const trimmed = collapsed.length > 1 ? collapsed.replace(/\/$/, "") : collapsed;
  const spelled = respelled(trimmed) ?? trimmed;
  return movedPaths.get(spelled) ?? spelled;
}

const askedMonth = /([?&])month=(20\d\d-(?:0[1-9]|1[0-2]))(?:&|$)/;

// The months of departures were a filter before each had a page.
function ofMonth(query: string): string | undefined {
  const [, , month] = askedMonth.exec(query) ?? [];
  return month && departuresPath(month) + query.replace(askedMonth, "$1").replace(/[?&]$/, "");
}

/** First segments by their lower-case spelling, to lead `/about` to `/About`. */
const spellings = new Map(
  Object.values(routes)
    .filter((path) => path !== routes.home && path !== routes.affiliateLanding)
    .map((path) => [path.slice(1).toLowerCase(), path.slice(1)]),
).set("blog", "blog");

/**
 * The path in its one spelling, or undefined when it is spelled so already. Only the first
 * segment has a spelling; `/affiliate` is a page of its own beside `/Affiliate`.
 */
function respelled(path: string): string | undefined {
  const [, first = "", ...rest] = path.split("/");
  if (first === "affiliate") return undefined;
  const right = spellings.get(first.toLowerCase());
  return right === undefined || right === first ? undefined : `/${[right, ...rest].join("/")}`;
}
