import { unstable_cache } from "next/cache";

// The cache of pages is a module of its own: one process has one edition.
const key = Symbol.for("tembea.edition");

function edition(): number {
  const known: unknown = Reflect.get(globalThis, key);
  return typeof known === "number" ? known : 0;
}

/** What a page showed until now has changed: those that are in the making came too early. */
export function nextEdition(): void {
  Reflect.set(globalThis, key, edition() + 1);
}

/**
 * Marks the page that is being made with the edition in which it was begun, before it reads
 * anything; `server/page-cache.mjs` knows the tag, and shows nobody one that was overtaken.
 */
export async function markEdition(): Promise<void> {
  const tag = `edition-${edition()}`;
  await unstable_cache(async () => true, [tag], { tags: [tag] })();
}
