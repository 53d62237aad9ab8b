import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { resolve, sep } from "node:path";

const builtPlace = /\.next\/((?:server|tembea)\/[^\s():]+\.m?js):(\d+):(\d+)/g;
const mostPlaces = 1_000;
const known = new Map<string, string>();

/**
 * A text with the places of our sources instead of those of the build. A map is read when an error
 * asks for it, and let go again: held ready, as the runtime would, they are 60 MB. A message may hold
 * what somebody typed, so that a place which leads out of the folder is read nowhere.
 *
 * @param folder of the build, with a map beside each script of the server
 */
export function withOriginalPlaces(text: string, folder = ".next"): string {
  const maps = new Map<string, SourceMap>();
  return text.replaceAll(builtPlace, (built, file: string, line: string, column: string) => {
    const place =
      known.get(built) ?? originalPlace(maps, within(folder, file), Number(line), Number(column));
    if (place && known.size < mostPlaces) known.set(built, place);
    return place ?? built;
  });
}

function originalPlace(
  maps: Map<string, SourceMap>,
  file: string | undefined,
  line: number,
  column: number,
): string | undefined {
  if (!file) return undefined;
  try {
    const map = maps.get(file) ?? readMap(file);
    maps.set(file, map);
    const origin = map.findOrigin(line, column);
    if (!("fileName" in origin)) return undefined;
    return `${origin.fileName.replace(/^(?:\.\.\/)+/, "")}:${origin.lineNumber}:${origin.columnNumber}`;
  } catch {
    // The build has no map of it.
    return undefined;
  }
}

/** A file by its path in a folder; none where the path leads out of it. */
function within(folder: string, path: string): string | undefined {
  const file = resolve(folder, path);
  return file.startsWith(resolve(folder) + sep) ? file : undefined;
}

const readMap = (file: string) => new SourceMap(JSON.parse(readFileSync(`${file}.map`, "utf8")));
