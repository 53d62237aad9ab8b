import { createHash } from "node:crypto";
import path from "node:path";
import sharp from "sharp";
import { ApiError } from "../contract/errors";
import { env } from "../env";
import { askOutside, bytesWithin } from "../outgoing";
import type { PictureWidth } from "../site/picture-address";
import { AssetCache } from "./asset-cache";
import { whyDearToRead } from "./dear-to-read";

const mostRemembered = 2_000;
const usualSeconds = 60;

/** What failed a moment ago, so that it is not tried again for everybody who asks. */
class RecentFailures {
  readonly #failures = new Map<string, { error: ApiError; until: number }>();

  /** @throws ApiError as it failed, for as long as it said, else for a minute */
  check(url: string): void {
    const failure = this.#failures.get(url);
    if (failure && performance.now() < failure.until) throw failure.error;
    this.#failures.delete(url);
  }

  note(url: string, error: ApiError): void {
    const seconds = error.detail.retryAfterSeconds ?? usualSeconds;
    this.#failures.delete(url);
    this.#failures.set(url, { error, until: performance.now() + seconds * 1_000 });
    const [oldest] = this.#failures.keys();
    if (this.#failures.size > mostRemembered && oldest !== undefined) this.#failures.delete(oldest);
  }
}

/**
 * Lets only so many of a kind of work run at once and so many wait for their turn.
 * @throws ApiError `unavailable` to whoever comes when as many are waiting already
 */
function atMost(running: number, waiting: number) {
  const queue: Array<() => void> = [];
  let busy = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy >= running) {
      if (queue.length >= waiting) throw new ApiError("unavailable", { retryAfterSeconds: 2 });
      // Whoever ends hands over the place, so that nobody else takes it in between.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else busy += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}

const mostPixels = 40_000_000;
// Several whole lines are in memory at once: of forty megapixels in a single one gigabytes.
const longestSide = 20_000;
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
 * @throws ApiError as `fetchSource`; `bad_gateway` when it is no picture, broken, has more than
 * 40 megapixels, or more than 20,000 along a side
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
    const dear = whyDearToRead(source);
    if (dear) throw new Error(dear);
    const read = sharp(source, { limitInputPixels: mostPixels });
    const { format, width: wide, height: high } = await read.metadata();
    if (!formats.includes(format ?? "")) throw new Error(`it is ${format}`);
    if (Math.max(wide, high) > longestSide) throw new Error(`it is ${wide} × ${high}`);
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

const mostBytes = 20 * 1024 * 1024;

/**
 * The bytes of a picture that lies at a configured origin.
 * @throws ApiError `not_found` when there is none, `unavailable` when its server cannot be reached,
 * is slow or fails, `bad_gateway` when it is larger than 20 MB
 */
async function fetchSource(url: string): Promise<Buffer> {
  const notHad = (cause: unknown): never => {
    const message = `${url} cannot be had`;
    throw new ApiError("unavailable", { message, retryAfterSeconds: 5, cause });
  };
  const response = await askOutside(url, { headers: { accept: "image/*" } }).catch(notHad);
  if (!response.ok) {
    await response.body?.cancel();
    if ([401, 403, 404, 410].includes(response.status)) throw new ApiError("not_found");
    return notHad(new Error(`it answered ${response.status}`));
  }
  const bytes = await bytesWithin(response, mostBytes).catch(notHad);
  if (!bytes) throw new ApiError("bad_gateway", { message: `${url} is larger than 20 MB` });
  return bytes;
}
