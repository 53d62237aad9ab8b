import { hasExifCircles } from "./exif-circles";
import { hasManyScans } from "./jpeg-scans";

/** Why a picture of anybody's would take minutes to read, to be asked before anything reads it; undefined where none would. */
export function whyDearToRead(source: Buffer): string | undefined {
  if (hasManyScans(source)) return "it goes over its pixels too often";
  if (hasExifCircles(source)) return "what its camera wrote names itself";
  return undefined;
}
