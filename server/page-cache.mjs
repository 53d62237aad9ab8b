import cache from "next/dist/server/lib/incremental-cache/file-system-cache.js";

// What is bundled gets the class itself, what Node loads the module around it.
const FileSystemCache = cache.default ?? cache;

/** The tag of a page from which a section is missing (lib/api/section.ts). */
const incomplete = "incomplete";
/** The tag with the edition in which a page was begun (lib/api/edition.ts). */
const begunIn = /^edition-(\d+)$/;

/**
 * The framework's cache of pages, with two differences: an incomplete page is not shown any more once
 * its time is over, not even while a better one is being made; and a page that was begun before a
 * change and finished after it counts as old from the start. The framework takes it for new.
 */
export default class PageCache extends FileSystemCache {
  async get(...question) {
    const kept = await super.get(...question);
    return kept && isOver(kept) ? null : kept;
  }

  async set(...given) {
    const [key, value] = given;
    const before = FileSystemCache.memoryCache?.get(key)?.value;
    await super.set(...given);
    // What could not be made anew is kept on by the framework for a while, the same as it was.
    if (value === before || !isOvertaken(value)) return;
    const entry = FileSystemCache.memoryCache?.get(key);
    if (entry) entry.lastModified = -1;
  }
}

function isOvertaken(value) {
  const editions = tagsOf(value).flatMap((tag) => begunIn.exec(tag)?.[1] ?? []);
  const current = globalThis[Symbol.for("tembea.edition")] ?? 0;
  return editions.some((edition) => Number(edition) < current);
}

function tagsOf(value) {
  return value?.headers?.["x-next-cache-tags"]?.split(",") ?? [];
}

function isOver({ value, cacheControl, lastModified = 0 }) {
  const seconds = Number(cacheControl?.revalidate);
  return tagsOf(value).includes(incomplete) && Date.now() > lastModified + seconds * 1000;
}
