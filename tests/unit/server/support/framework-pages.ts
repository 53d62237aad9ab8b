import type { IncomingMessage, ServerResponse } from "node:http";
import { innerPath } from "../../../../app/inner-path";
import { dependOn } from "../../../../lib/freshness/making";
// @ts-expect-error The framework loads it by itself, so it is plain JavaScript.
import PageCache from "../../../../server/page-cache.mjs";

export { PageCache };

const cache = new PageCache();

/** The framework's own name of a page. */
export const keyOf = (path: string) => `/route-cache/APP_PAGE/5f0c/$${path}`;

/** Answers a page of tours as the framework does: made, and handed to its cache. */
export async function answerPage(
  request: IncomingMessage,
  response: ServerResponse,
  make: () => string | Promise<string>,
  status = 200,
): Promise<void> {
  const [path = "", query] = (request.url ?? "").split("?");
  const locale = request.headers.host?.startsWith("de.") ? "de" : "en";
  const key = keyOf(`/${locale}${innerPath(path, new URLSearchParams(query))}`);
  dependOn(["tours"]);
  const html = await make();
  await cache.set(key, { ...frameworkPage(html), status }, { cacheControl: { revalidate: 300 } });
  response.writeHead(status, {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "s-maxage=300, stale-while-revalidate=31535700",
    "X-Nextjs-Cache": "MISS",
  });
  response.end(html);
}

/** A page as the framework hands it over. */
export const frameworkPage = (html: string) => ({
  kind: "APP_PAGE",
  html,
  rscData: Buffer.from(`data of ${html}`),
  segmentData: new Map([["/_tree", Buffer.from(`tree of ${html}`)]]),
  headers: { "x-nextjs-stale-time": "300", "x-next-cache-tags": "_N_T_/layout" },
  status: undefined as number | undefined,
  postponed: undefined,
});
