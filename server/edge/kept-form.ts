import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import {
  computeCacheBustingSearchParam,
  computeLegacyCacheBustingSearchParam,
} from "next/dist/shared/lib/router/utils/cache-busting-search-param.js";
import { type KeptForm, segmentOf } from "../pages/kept-page";

// What is answered differently from what is kept.
const particulars = ["next-action", "authorization", "range"];
const ofTheRouter = [
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
];

/**
 * The form of a kept page that a request asks for: the document that a browser opens, or what the
 * framework's router goes on with; undefined where it asks for something else.
 */
export async function keptForm(request: IncomingMessage): Promise<KeptForm | undefined> {
  const { method, url = "", headers } = request;
  if ((method !== "GET" && method !== "HEAD") || url.startsWith("/api/")) return undefined;
  if (particulars.some((name) => headers[name] !== undefined)) return undefined;
  if (headers.cookie?.includes("__prerender_bypass")) return undefined;
  const path = url.replace(/\?.*$/s, "");
  const query = new URLSearchParams(url.slice(path.length));
  const isRouter = headers.rsc === "1";
  if (!isRouter && ofTheRouter.some((name) => headers[name] !== undefined)) return undefined;
  if (isRouter && !(await hasRightName(headers, query.get("_rsc")))) return undefined;
  const segment = headers["next-router-segment-prefetch"];
  if (headers["next-router-prefetch"] === "1" && typeof segment === "string")
    return segmentOf(segment);
  return isRouter ? "data" : "document";
}

/**
 * What a page that is kept is asked with: nothing but the name that the router repeats its headers in.
 * The framework writes the whole address into what it makes, and whatever stood in the address of whoever
 * came first would be shown to everybody after them.
 */
export function routersQuery({ headers }: IncomingMessage, query: string): string {
  const name = new URLSearchParams(query).get("_rsc");
  return headers.rsc === undefined || name === null
    ? ""
    : `?${new URLSearchParams({ _rsc: name })}`;
}

/**
 * The router repeats its headers in the address, for caches on the way that look at nothing else. Who
 * says one thing here and another there is led to the right address by the framework.
 */
async function hasRightName(headers: IncomingHttpHeaders, name: string | null): Promise<boolean> {
  const prefetch = one(headers["next-router-prefetch"]);
  const said = [
    isPrefetch(prefetch) ? prefetch : undefined,
    one(headers["next-router-segment-prefetch"]),
    one(headers["next-router-state-tree"]),
    one(headers["next-url"]),
  ] as const;
  if (name === null) return false;
  return (
    name === (await computeCacheBustingSearchParam(...said)) ||
    name === computeLegacyCacheBustingSearchParam(...said)
  );
}

const one = (value: string | string[] | undefined) =>
  Array.isArray(value) ? value.join(", ") : value;

const isPrefetch = (value: string | undefined): value is "1" | "2" | "3" =>
  value === "1" || value === "2" || value === "3";
