/**
 * The framework's cache of pages. It is asked only for what has to be made, and what is made is handed
 * over to be kept (`server/pages/made-page.ts`). While building or developing nothing is kept.
 */
export default class PageCache {
  async get() {
    return null;
  }

  async set(...given) {
    await globalThis[Symbol.for("tembea.madePage")]?.(...given);
  }

  async revalidateTag() {}

  resetRequestCache() {}
}
