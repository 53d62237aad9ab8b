/**
 * The framework's cache of pages. It is asked only for what has to be made, and what is made is handed
 * over to be kept (`server/pages/made-page.ts`). While building or developing nothing is kept.
 */
export default class PageCache {
  async get() {
    return null;
  }

  async set(key, page, ...given) {
    await globalThis[Symbol.for("tembea.madePage")]?.(key, withoutLongPieces(page), ...given);
  }

  async revalidateTag() {}

  resetRequestCache() {}
}

// Where the framework finds its cache for each page that is asked for. One that is named by
// `cacheHandler` in its configuration it would import again for each, and ask all loaders for it.
globalThis[Symbol.for("@next/cache-handlers")] = { FetchCache: PageCache };

/** Bytes as long as those of a page. */
const long = 16_384;

/**
 * A page comes whole as the router's data, and in pieces once more: for links that the router looks up
 * before they are touched, and ours it does not (`components/layout/follow-links.ts`).
 */
function withoutLongPieces(page) {
  if (!page?.segmentData) return page;
  const short = [...page.segmentData].filter(([, bytes]) => bytes.length <= long);
  return { ...page, segmentData: new Map(short) };
}

// To know how long a page is, the framework spells it as JSON, its document as a text and its bytes in
// numbers, and throws that away: one part in fifty of the time and one in fifteen of the memory that
// making a page takes. Bytes this long are never meant to be read so, and pages by nobody.
const { stringify } = JSON;
JSON.stringify = (value, ...how) =>
  stringify(value?.kind === "APP_PAGE" ? { ...value, html: "" } : value, ...how);
const { toJSON } = Buffer.prototype;
Buffer.prototype.toJSON = function spelled() {
  return this.length > long ? { type: "Buffer", data: [] } : toJSON.call(this);
};
