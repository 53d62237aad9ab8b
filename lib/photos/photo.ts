import { createHash } from "node:crypto";
import path from "node:path";
import sharp from "sharp";
import { ApiError } from "../contract/errors";
import { env } from "../env";
import type { PictureWidth } from "../site/picture-address";
import { AssetCache } from "./asset-cache";
import { atMost } from "./at-most";
import { fetchSource } from "./fetch-source";
import { RecentFailures } from "./recent-failures";

const mostPixels = 40_000_000;
const mostKeptBytes = 500_000_000;
// What the decoder says it is; an SVG can draw anything and ask for files.
const formats = ["jpeg", "png", "webp", "avif", "heif", "gif"];

const cache = new AssetCache(path.resolve(env.DATA_DIR, "photos"), mostKeptBytes);
// From the first byte fetched to the last one written: whole sources wait in memory for their turn.
const oneOfFew = atMost(6, 200);
const oneOfTwo = atMost(2, 200);
const failures = new RecentFailures();
const underWay = new Map<string, Promise<Buffer>>();

/**
 * A picture that lies elsewhere as WebP, no wider than asked and without what the camera wrote into
 * it; from the disk where it was made before. Many who ask at once for the same wait for one.
 *
 * @throws ApiError as `fetchSource`; `bad_gateway` when it is no picture, broken, or has more than
 * 40 megapixels
 */
export function photo(url: string, width: PictureWidth): Promise<Buffer> {
  const name = `${createHash("sha256").update(url).digest("hex")}-${width}.webp`;
  const begun = underWay.get(name) ?? keptOrMade(name, url, width);
  underWay.set(name, begun);
  return begun.finally(() => underWay.delete(name));
}

async function keptOrMade(name: string, url: string, width: PictureWidth): Promise<Buffer> {
  const kept = await cache.get(name);
  if (kept) return kept;
  return oneOfFew(async () => {
    failures.check(url);
    const source = await fetchSource(url).catch((error: unknown) => failed(url, error));
    const bytes = await oneOfTwo(() => smaller(source, width, url));
    await cache.put(name, bytes);
    return bytes;
  });
}

function failed(url: string, error: unknown): never {
  if (error instanceof ApiError) failures.note(url, error);
  throw error;
}

async function smaller(source: Buffer, width: PictureWidth, url: string): Promise<Buffer> {
  try {
    const { format } = await sharp(source, { limitInputPixels: mostPixels }).metadata();
    if (!formats.includes(format ?? "")) throw new Error(`it is ${format}`);
    return await sharp(source, { limitInputPixels: mostPixels, failOn: "error", pages: 1 })
      .rotate()
      .resize(width, undefined, { withoutEnlargement: true })
      .webp({ quality: 75 })
      .timeout({ seconds: 10 })
      .toBuffer();
  } catch (cause) {
    return failed(url, new ApiError("bad_gateway", { message: `${url} cannot be shown`, cause }));
  }
}
