import type { IncomingMessage, ServerResponse } from "node:http";
import { innerPath } from "../../app/inner-path";
import { ByteCache } from "./byte-cache";

export interface RecentDocument {
  headers: ReadonlyArray<readonly [string, string | string[]]>;
  body: Buffer;
  digest: string;
  until: number;
}

const keptMs = 1_000;
const limitBytes = 32_000_000;
// Set anew for every answer, or worked out for each client.
const notKept =
  /^(date|connection|keep-alive|content-length|content-encoding|strict-transport-security)$/;
const variants = [
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-action",
  "authorization",
  "range",
];

/**
 * Cached public documents that the framework answered within the last second. The framework decides
 * what is fresh; asking it a thousand times a second about the same page brings no news. Whatever
 * changes a page empties this at once.
 */
export class RecentDocuments {
  readonly #documents = new ByteCache<RecentDocument>(limitBytes);
  #generation = 0;

  /** Where this request's document would be kept; undefined when it is not an ordinary page view. */
  static key(request: IncomingMessage): string | undefined {
    const { method, url = "", headers } = request;
    if ((method !== "GET" && method !== "HEAD") || url.startsWith("/api/")) return undefined;
    if (variants.some((name) => headers[name] !== undefined)) return undefined;
    if (headers.cookie?.includes("__prerender_bypass")) return undefined;
    const path = url.replace(/\?.*$/s, "");
    return path === url || isMeaningless(path, url.slice(path.length))
      ? `${headers["x-forwarded-proto"]} ${headers.host} ${path}`
      : undefined;
  }

  get generation(): number {
    return this.#generation;
  }

  get(key: string): RecentDocument | undefined {
    const found = this.#documents.get(key);
    return found && performance.now() < found.until ? found : undefined;
  }

  /** Keeps a finished answer, unless something changed since its request came in. */
  put(
    key: string,
    generation: number,
    response: ServerResponse,
    body: Buffer,
    digest: string,
  ): void {
    if (generation !== this.#generation || !isPublicHit(response)) return;
    const headers = response.getHeaderNames().flatMap((name) => {
      const value = response.getHeader(name);
      if (value === undefined || notKept.test(name)) return [];
      return [[name, Array.isArray(value) ? value : String(value)] as const];
    });
    this.#documents.set(
      key,
      { headers, body, digest, until: performance.now() + keptMs },
      body.length,
    );
  }

  /** Asks the framework again for every page. */
  forget(): void {
    this.#generation += 1;
    this.#documents.clear();
  }
}

/** Whether the same document is kept for a path, whatever this query says. */
function isMeaningless(path: string, query: string): boolean {
  const names = new URLSearchParams(query);
  // The framework's own names, such as `_rsc`, begin like this.
  if ([...names.keys()].some((name) => name.startsWith("_"))) return false;
  return innerPath(path, names) === innerPath(path, new URLSearchParams());
}

function isPublicHit(response: ServerResponse): boolean {
  return (
    response.statusCode === 200 &&
    /^text\/html\b/.test(String(response.getHeader("content-type") ?? "")) &&
    response.getHeader("x-nextjs-cache") === "HIT" &&
    /s-maxage=[1-9]/.test(String(response.getHeader("cache-control") ?? "")) &&
    !response.hasHeader("set-cookie")
  );
}
