import type { Locale } from "../../../lib/contract/locale";
import { urlOf } from "./address";
import { ask } from "./ask";
import { type ReadPage, readPage } from "./read-page";

const atOnce = 8;
// Calendar entries are all made alike.
const mostFiles = 8;

export interface Crawl {
  /** Every document that answered 200, by its path. */
  pages: Map<string, ReadPage>;
  /** Links that lead to no good, with the page they are on. */
  broken: string[];
}

/** Follows every link within a domain from these paths on, asking for each address once. */
export async function crawl(locale: Locale, from: readonly string[]): Promise<Crawl> {
  const pages = new Map<string, ReadPage>();
  const broken: string[] = [];
  const foundOn = new Map(from.map((path) => [path, "the start"]));
  const waiting = [...from];
  let files = 0;

  const visit = async (path: string) => {
    const first = await ask(locale, path);
    const moved = first.status === 301 ? pathIn(locale, first.headers.location ?? "") : undefined;
    const answer = moved === undefined ? first : await ask(locale, moved);
    if (answer.status !== 200) broken.push(`${path} (${answer.status}) on ${foundOn.get(path)}`);
    if (moved !== undefined || answer.status !== 200) return;
    if (!answer.headers["content-type"]?.startsWith("text/html")) return;
    const page = readPage(answer.body);
    pages.set(path, page);
    for (const link of page.links) {
      const target = asked(pathIn(locale, link));
      if (!target || target.startsWith("/api/") || foundOn.has(target)) continue;
      if (target.includes(".") && ++files > mostFiles) continue;
      foundOn.set(target, path);
      waiting.push(target);
    }
  };
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await visit(path);
  };
  while (waiting.length > 0) await Promise.all(Array.from({ length: atOnce }, work));
  return { pages, broken };
}

// A page is the same with any query; a file (a calendar entry) is made from it.
function asked(path: string | undefined): string | undefined {
  return path?.replace(/#.*$/s, "").replace(/^([^?.]*)\?.*$/s, "$1");
}

/** The path of an address on this domain; undefined for any other. */
export function pathIn(locale: Locale, href: string): string | undefined {
  if (href.startsWith("/") && !href.startsWith("//")) return href;
  const origin = urlOf(locale, "");
  if (href === origin) return "/";
  return href.startsWith(`${origin}/`) ? href.slice(origin.length) : undefined;
}
