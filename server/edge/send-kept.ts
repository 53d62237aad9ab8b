import type { ServerResponse } from "node:http";
import { formOf, type KeptForm, type KeptPage } from "../pages/kept-page";
import type { KeptPages } from "../pages/kept-pages";
import { encodeInto } from "./answer";
import { addVary, alreadyHas, makeNotModified } from "./conditional";
import { inertPolicy } from "./content-security-policy";
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

interface Wanted {
  form: KeptForm;
  encoding: Encoding;
  ifNoneMatch: string | undefined;
}

/**
 * Answers with a page that is kept, as the framework would.
 *
 * @returns false where its bytes have been lost
 */
export async function sendPage(
  response: ServerResponse,
  page: KeptPage,
  pages: KeptPages,
  { form, encoding, ifNoneMatch }: Wanted,
): Promise<boolean> {
  const digest = form === "document" ? page.digest : `${page.digest}.${form.replace(" ", "")}`;
  const etag = `W/"${digest}"`;
  const kept = await pages.bytes(page);
  if (!kept) return false;
  const bytes = formOf(kept, form);
  describeForm(response, page, form);
  if (!bytes) return sendNoSuchSegment(response);
  response.setHeader("ETag", etag);
  if (alreadyHas(ifNoneMatch, etag)) sendNotModified(response);
  else if (encoding === "br") sendCompressed(response, bytes);
  else {
    const plain = await pages.plain(digest, bytes);
    response.end(encodeInto(response, encoding, plain, digest, pages.bodies));
  }
  return true;
}

/** The body for whoever had a page made that is kept now: the one that everybody after them gets. */
export async function keptBody(
  response: ServerResponse,
  page: KeptPage,
  pages: KeptPages,
  { encoding, ifNoneMatch }: Omit<Wanted, "form">,
): Promise<Buffer | undefined> {
  const bytes = await pages.bytes(page);
  if (!bytes) return undefined;
  const etag = `W/"${page.digest}"`;
  response.setHeader("Content-Security-Policy", page.policy);
  response.setHeader("ETag", etag);
  addVary(response, "Accept-Encoding");
  if (alreadyHas(ifNoneMatch, etag)) {
    makeNotModified(response);
    return Buffer.alloc(0);
  }
  if (encoding === "br") {
    describeCompressed(response, bytes.html);
    return bytes.html;
  }
  const plain = await pages.plain(page.digest, bytes.html);
  return encodeInto(response, encoding, plain, page.digest, pages.bodies);
}

function describeForm(response: ServerResponse, page: KeptPage, form: KeptForm): void {
  if (form !== "document") response.setHeader("X-Nextjs-Rewritten-Path", encodeURI(page.path));
  if (form.startsWith("segment")) response.setHeader("X-Nextjs-Postponed", "2");
  else
    for (const [name, value] of Object.entries(page.headers))
      if (name !== "x-next-cache-tags") response.setHeader(name, value);
  response.setHeader(
    "Vary",
    "rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding",
  );
  response.setHeader("X-Nextjs-Cache", "HIT");
  response.setHeader("X-Nextjs-Prerender", "1");
  response.setHeader("Cache-Control", cacheControlOf(page));
  response.setHeader("Surrogate-Key", page.dependencies.join(" "));
  response.setHeader(
    "Content-Type",
    form === "document" ? "text/html; charset=utf-8" : "text/x-component",
  );
  response.setHeader("Content-Security-Policy", form === "document" ? page.policy : inertPolicy);
}

/** Of a page that is kept the router knows the segments; it is told so where it does not. */
function sendNoSuchSegment(response: ServerResponse): true {
  response.statusCode = 404;
  response.setHeader("Content-Length", 0);
  response.end();
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
  describeCompressed(response, bytes);
  response.end(bytes);
}

function describeCompressed(response: ServerResponse, bytes: Buffer): void {
  response.setHeader("Content-Encoding", "br");
  response.setHeader("Content-Length", bytes.length);
}

function sendNotModified(response: ServerResponse): void {
  makeNotModified(response);
  response.end();
}
