import type { IncomingMessage, ServerResponse } from "node:http";
import { innerPath } from "../../app/inner-path";
import type { KeptPage } from "../pages/kept-page";
import type { KeptPages } from "../pages/kept-pages";
import { encodeInto } from "./answer";
import { alreadyHas, makeNotModified } from "./conditional";
import type { Encoding } from "./encoding";

/** Answers with one of the build's own files. */
export function sendFile(
  response: ServerResponse,
  { headers, body }: { headers: Record<string, string>; body: Buffer },
  ifNoneMatch: string | undefined,
): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (alreadyHas(ifNoneMatch, headers.etag ?? "")) {
    sendNotModified(response);
    return;
  }
  response.setHeader("Content-Length", body.length);
  response.end(body);
}

const variants = [
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-action",
  "authorization",
  "range",
];

/** Whether this asks for a document as a browser opens one, and for nothing else. */
export function asksForDocument({ method, url = "", headers }: IncomingMessage): boolean {
  if ((method !== "GET" && method !== "HEAD") || url.startsWith("/api/")) return false;
  if (variants.some((name) => headers[name] !== undefined)) return false;
  if (headers.cookie?.includes("__prerender_bypass")) return false;
  const path = url.replace(/\?.*$/s, "");
  return isOwnAddress(path, url.slice(path.length));
}

/** Whether the document of this address is kept under its very path, whatever this query says. */
function isOwnAddress(path: string, query: string): boolean {
  const names = new URLSearchParams(query);
  // The framework's own names, such as `_rsc`, begin like this.
  if ([...names.keys()].some((name) => name.startsWith("_"))) return false;
  return innerPath(path, names) === path;
}

/**
 * Answers with a page that is kept.
 *
 * @returns false where its bytes have been lost
 */
export async function sendPage(
  response: ServerResponse,
  page: KeptPage,
  pages: KeptPages,
  { encoding, ifNoneMatch }: { encoding: Encoding; ifNoneMatch: string | undefined },
): Promise<boolean> {
  const etag = `W/"${page.digest}"`;
  const isKnown = alreadyHas(ifNoneMatch, etag);
  const html = isKnown
    ? undefined
    : encoding === "br"
      ? (await pages.bytes(page))?.html
      : await pages.plain(page);
  if (!isKnown && !html) return false;
  for (const [name, value] of Object.entries(page.headers))
    if (name !== "x-next-cache-tags") response.setHeader(name, value);
  response.setHeader(
    "Vary",
    "rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding",
  );
  response.setHeader("X-Nextjs-Cache", "HIT");
  response.setHeader("Cache-Control", cacheControlOf(page));
  response.setHeader("Surrogate-Key", page.dependencies.join(" "));
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Content-Security-Policy", page.policy);
  response.setHeader("ETag", etag);
  if (!html) sendNotModified(response);
  else if (encoding === "br") sendCompressed(response, html);
  else response.end(encodeInto(response, encoding, html, page.digest, pages.bodies));
  return true;
}

/**
 * Completes what the framework answers of a page that is kept, in whatever form it was asked for. One
 * that was overtaken while it was made is answered to whoever waits for it, and no cache on the way
 * shows it to others.
 */
export function describeKept(response: ServerResponse, page: KeptPage | undefined): void {
  response.removeHeader("X-Next-Cache-Tags");
  if (!/s-maxage=/.test(String(response.getHeader("cache-control") ?? ""))) return;
  if (!page) return void response.setHeader("Cache-Control", "max-age=0, must-revalidate");
  response.setHeader("Cache-Control", cacheControlOf(page));
  response.setHeader("Surrogate-Key", page.dependencies.join(" "));
}

/** How long caches on the way may show a page: where something is missing, only as long as we do. */
function cacheControlOf({ showUntil, madeAt, cacheControl }: KeptPage): string {
  if (showUntil !== undefined) return `s-maxage=${Math.round((showUntil - madeAt) / 1000)}`;
  const { revalidate, expire } = { revalidate: 300, expire: 31_536_000, ...cacheControl };
  return `s-maxage=${revalidate}, stale-while-revalidate=${expire - Number(revalidate)}`;
}

function sendCompressed(response: ServerResponse, bytes: Buffer): void {
  response.setHeader("Content-Encoding", "br");
  response.setHeader("Content-Length", bytes.length);
  response.end(bytes);
}

function sendNotModified(response: ServerResponse): void {
  makeNotModified(response);
  response.end();
}
