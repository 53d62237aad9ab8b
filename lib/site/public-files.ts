import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { decodedPath } from "./decoded-path";

let known: ReadonlySet<string> | undefined;

/** Whether a path is a file in `public/`, such as a logo or a proof of ownership an operator put there. */
export function isPublicFile(path: string): boolean {
  // Pages have no dot in their last segment; asking the list only for the rest keeps them fast.
  if (!/\.[^/]+$/.test(path)) return false;
  known ??= pathsBelow(join(process.cwd(), "public"));
  return known.has(decodedPath(path));
}

/** The addresses of all files below a folder. */
export function pathsBelow(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  return new Set(files.map((file) => `/${file.split(sep).join("/")}`));
}
