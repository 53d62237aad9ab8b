import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import type { Locale } from "../../lib/contract/locale";

/** How long the framework says that caches on the way may show a page, in seconds. */
export interface CacheControl {
  revalidate?: number | false;
  expire?: number;
}

/** What is known of a page that is kept, beside its bytes. */
export interface KeptPage {
  /** Below the folder of its language, as the middleware leads to it: `/de/trip/serengeti-…`. */
  readonly path: string;
  readonly locale: Locale;
  /** What it depends on, as of which changes it was made, and on which business day. */
  readonly dependencies: readonly string[];
  readonly position: number;
  readonly day: string;
  readonly madeAt: number;
  /** Something is missing from it: it is shown no longer than until then. */
  readonly showUntil?: number | undefined;
  /** It is asked for anew from then on, and shown meanwhile. */
  renewAt?: number | undefined;
  readonly status: number | undefined;
  /** What the framework keeps with it. */
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly cacheControl: CacheControl | undefined;
  /** Of the document: a name that changes with every byte, and its policy. */
  readonly digest: string;
  readonly policy: string;
}

/** The bytes of a page, all compressed with Brotli: the document, and what the router asks for. */
export interface PageBytes {
  readonly html: Buffer;
  readonly rsc: Buffer | undefined;
  readonly segments: ReadonlyArray<readonly [name: string, bytes: Buffer]>;
}

/** In what form a page is asked for: as a document, as the router's data, or one segment of that. */
export type KeptForm = "document" | "data" | `segment ${string}`;

export const segmentOf = (name: string): KeptForm => `segment ${name}`;

/** The bytes of one form; undefined where the page has none like that. */
export function formOf({ html, rsc, segments }: PageBytes, form: KeptForm): Buffer | undefined {
  if (form === "document") return html;
  if (form === "data") return rsc;
  return segments.find(([name]) => segmentOf(name) === form)?.[1];
}

export const bytesOf = ({ html, rsc, segments }: PageBytes): number =>
  [html, rsc, ...segments.map(([, bytes]) => bytes)].reduce(
    (sum, bytes) => sum + (bytes?.length ?? 0),
    0,
  );

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);

/** Compresses beside the thread that answers. */
export function compressed(bytes: Buffer): Promise<Buffer> {
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

export const uncompressed = (bytes: Buffer): Promise<Buffer> => unbrotli(bytes);

interface Lengths {
  html: number;
  rsc: number | undefined;
  segments: [string, number][];
}

/** A page in one piece: the length of its description, the description as JSON, then all bytes. */
export function packed(page: KeptPage, { html, rsc, segments }: PageBytes): Buffer {
  const lengths: Lengths = {
    html: html.length,
    rsc: rsc?.length,
    segments: segments.map(([name, bytes]) => [name, bytes.length]),
  };
  const description = Buffer.from(JSON.stringify({ page, lengths }));
  const head = Buffer.alloc(4);
  head.writeUInt32BE(description.length);
  return Buffer.concat([
    head,
    description,
    html,
    ...(rsc ? [rsc] : []),
    ...segments.map(([, bytes]) => bytes),
  ]);
}

/** @throws for what is not whole */
export function unpacked(file: Buffer): { page: KeptPage; bytes: PageBytes } {
  const start = 4 + file.readUInt32BE(0);
  const { page, lengths }: { page: KeptPage; lengths: Lengths } = JSON.parse(
    file.subarray(4, start).toString("utf8"),
  );
  let at = start;
  const next = (length: number) => {
    at += length;
    return file.subarray(at - length, at);
  };
  const html = next(lengths.html);
  const rsc = lengths.rsc === undefined ? undefined : next(lengths.rsc);
  const segments = lengths.segments.map(([name, length]) => [name, next(length)] as const);
  if (at !== file.length) throw new Error("the file of a kept page is not whole");
  return { page, bytes: { html, rsc, segments } };
}
