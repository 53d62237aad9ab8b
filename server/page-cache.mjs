import cache from "next/dist/server/lib/incremental-cache/file-system-cache.js";

// What is bundled gets the class itself, what Node loads the module around it.
const FileSystemCache = cache.default ?? cache;

/** The tag of a page from which a section is missing (lib/api/section.ts). */
const incomplete = "incomplete";

/**
 * The framework's cache of pages, with one difference: an incomplete page is not shown any more once
 * its time is over, not even while a better one is being made.
 */
export default class PageCache extends FileSystemCache {
  async get(...question) {
    const kept = await super.get(...question);
    return kept && isOver(kept) ? null : kept;
  }
}

function isOver({ value, cacheControl, lastModified = 0 }) {
  const tags = value?.headers?.["x-next-cache-tags"]?.split(",") ?? [];
  const seconds = Number(cacheControl?.revalidate);
  return tags.includes(incomplete) && Date.now() > lastModified + seconds * 1000;
}
