import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { decodedPath } from "../../lib/site/decoded-path";
import { signedPhoto } from "../../lib/site/photo-signature";
import { photoFolder } from "../../lib/site/picture-address";
import { isPublicFile, pathsBelow } from "../../lib/site/public-files";
import { redirectOf } from "../../lib/site/redirects";

/** What the build says of the addresses that it has something at. */
export interface Places {
  /** Whether the application may have something at an address; `inner` is what the middleware makes of the path. */
  isPlace(path: string, query: string, inner: string): boolean;
  /** Whether what is there is made once for everybody, whatever else is asked in the address. */
  isKept(inner: string): boolean;
  /** Whether a path is none of the build's own files and no picture from elsewhere, or one that there may be. */
  mayBeFile(path: string): boolean;
  /** Whether the API has something at a path that begins as its paths do, or it leads there. */
  isCall(path: string): boolean;
}

/** Where there is no list of the build: anything may be there, and nobody knows what is kept. */
export const anywhere: Places = {
  isPlace: () => true,
  isKept: () => false,
  mayBeFile: () => true,
  isCall: () => true,
};

/**
 * The places of the build, as the framework lists them, so that what nobody has a page for need not be
 * asked for: it is answered by the error page, which is kept.
 *
 * @param photoKey what signs the addresses of pictures from elsewhere; without it there are none
 */
export function placesOf(directory: string, photoKey?: string): Places {
  const build = join(directory, ".next");
  const routes = join(build, "app-path-routes-manifest.json");
  if (!existsSync(routes)) return anywhere;
  const paths: string[] = Object.values(read(routes));
  const there = patternsOf(paths.filter((path) => path !== everythingElse));
  const calls = paths.filter((path) => path.startsWith("/api/")).map(patternOf);
  const kept = patternsOf(Object.keys(read(join(build, "prerender-manifest.json")).dynamicRoutes));
  const files = pathsBelow(join(build, "static"));
  return {
    mayBeFile: (path) => {
      const name = decodedPath(path);
      if (name.startsWith(builtFiles)) return files.has(name.slice(builtFiles.length - 1));
      return !name.startsWith(photoFolder) || isPhoto(name, photoKey);
    },
    isPlace: (path, query, inner) =>
      // What is written otherwise is for the framework to read.
      path.includes("%") ||
      there.some((pattern) => pattern.test(inner)) ||
      isPublicFile(path) ||
      redirectOf(path, query) !== undefined,
    isCall: (path) =>
      calls.some((pattern) => pattern.test(decodedPath(path))) ||
      redirectOf(path, "") !== undefined,
    isKept: (inner) => kept.some((pattern) => pattern.test(decodedPath(inner))),
  };
}

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));

const patternsOf = (routes: string[]): RegExp[] =>
  routes
    .filter((route) => route.startsWith(languages))
    .map((route) => patternOf(route.slice(languages.length)));

/** Whether a path has a signature that only this site can make, for a picture and its width. */
function isPhoto(path: string, key: string | undefined): boolean {
  const [signature = "", name = "", file, ...deeper] = path.slice(photoFolder.length).split("/");
  if (key === undefined || file === undefined || deeper.length > 0) return false;
  return signedPhoto(key, signature, name) !== undefined;
}

const builtFiles = "/_next/static/";
const languages = "/[locale]";
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
