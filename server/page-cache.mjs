/**
 * The framework's cache of pages: everything is kept by the process that runs it (`server/pages`),
 * which the framework cannot load by itself. While building or developing nothing is kept.
 */
export default class PageCache {
  async get(...question) {
    return (await keptPages()?.get(...question)) ?? null;
  }

  async set(...given) {
    await keptPages()?.set(...given);
  }

  async revalidateTag() {}

  resetRequestCache() {}
}

const keptPages = () => globalThis[Symbol.for("tembea.keptPages")];
