import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isPublicFile } from "../../lib/site/public-files";
import { redirectOf } from "../../lib/site/redirects";

/** Whether the application may have something at an address; `inner` is what the middleware makes of the path. */
export type IsPlace = (path: string, query: string, inner: string) => boolean;

/**
 * The places of the build, as the framework lists them, so that what nobody has a page for need not be
 * asked for: it is answered by the error page, which is kept. Where there is no list, anything may be there.
 */
export function placesOf(directory: string): IsPlace {
  const file = join(directory, ".next", "app-path-routes-manifest.json");
  if (!existsSync(file)) return () => true;
  const routes: string[] = Object.values(JSON.parse(readFileSync(file, "utf8")));
  const patterns = routes
    .filter((route) => route.startsWith("/[locale]") && route !== everythingElse)
    .map((route) => patternOf(route.slice("/[locale]".length)));
  return (path, query, inner) =>
    // What is written otherwise is for the framework to read.
    path.includes("%") ||
    patterns.some((pattern) => pattern.test(inner)) ||
    isPublicFile(path) ||
    redirectOf(path, query) !== undefined;
}

// The page that says of everything else that it is not there.
const everythingElse = "/[locale]/[...rest]";

/** `/trip/[slug]`, `/blog/[...slug]` and `/Blogs/[[...path]]` as patterns. */
function patternOf(route: string): RegExp {
  const parts = route.split("/").filter(Boolean);
  const pattern = parts.map((part) => {
    if (part.startsWith("[[...")) return "(/.+)?";
    if (part.startsWith("[...")) return "/.+";
    if (part.startsWith("[")) return "/[^/]+";
    return `/${part.replace(/[^\w-]/g, "\\$&")}`;
  });
  return new RegExp(`^${pattern.join("")}/?$`);
}
