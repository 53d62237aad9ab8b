import { locales } from "../../lib/contract/locale";
import { urlOf } from "./support/address";
import { type Crawl, crawl, pathIn } from "./support/crawl";
import { expect, test } from "./support/site";
import { readSitemap, type Sitemap } from "./support/sitemap";

test.describe.configure({ timeout: 480_000 });

for (const locale of locales) {
  test(`every page of the ${locale} domain is in order`, async () => {
    const sitemap = await readSitemap(locale);
    const listed = [...sitemap.keys()].map((address) => pathIn(locale, address) ?? address);
    const linked = await crawl(locale, ["/"]);
    const unlinked = listed.filter((path) => !linked.pages.has(path));
    const { pages, broken } = await crawl(locale, unlinked);
    const all: Crawl = {
      pages: new Map([...linked.pages, ...pages]),
      broken: [...new Set([...linked.broken, ...broken])],
    };
    const indexed = [...all.pages].filter(([, page]) => page.isIndexed);
    const each = (found: (page: (typeof indexed)[number][1], path: string) => unknown) =>
      [...all.pages].flatMap(([path, page]) => {
        const problem = found(page, path);
        return problem ? [problem === true ? path : `${path}: ${problem}`] : [];
      });

    expect.soft(all.pages.size).toBeGreaterThan(120);
    expect.soft(all.broken, "links that lead nowhere").toEqual([]);
    expect.soft(unlinked, "in the sitemap, but no link leads there").toEqual([]);
    expect
      .soft(
        listed.filter((path) => pathIn(locale, all.pages.get(path)?.canonical ?? "") !== path),
        "in the sitemap, but canonical elsewhere",
      )
      .toEqual([]);
    expect
      .soft(
        listed.filter((path) => all.pages.get(path)?.isIndexed === false),
        "in the sitemap, but not to be indexed",
      )
      .toEqual([]);
    expect
      .soft(
        listed.filter((path) => {
          const said = all.pages.get(path)?.alternates;
          const wanted = sitemap.get(urlOf(locale, path));
          return said && JSON.stringify(sorted(said)) !== JSON.stringify(sorted(wanted ?? {}));
        }),
        "other translations than the sitemap says",
      )
      .toEqual([]);
    expect.soft(repeated(indexed.map(([path, { title }]) => [path, title])), "titles").toEqual([]);
    expect
      .soft(repeated(indexed.map(([path, page]) => [path, page.description])), "descriptions")
      .toEqual([]);
    expect
      .soft(
        each(({ title }) => title === ""),
        "without a title",
      )
      .toEqual([]);
    expect
      .soft(
        each(({ lang }) => lang !== locale && lang),
        "in another language",
      )
      .toEqual([]);
    expect
      .soft(
        each(({ headings }) => outOfOrder(headings)),
        "headings",
      )
      .toEqual([]);
    expect
      .soft(
        each((page) => page.barePictures[0]),
        "pictures without text or size",
      )
      .toEqual([]);
    expect
      .soft(
        each(({ links }) => links.find((link) => !leadsSomewhere(link))),
        "links to a place that is not on the page",
      )
      .toEqual([]);

    function leadsSomewhere(link: string): boolean {
      const [path = "", hash] = (pathIn(locale, link) ?? "").split("#", 2);
      const target = all.pages.get(path.replace(/\?.*$/s, ""));
      return !hash || !target || target.ids.has(decodeURIComponent(hash));
    }
  });
}

test("the sitemaps of all domains name the same translations", async () => {
  const read = locales.map(async (locale) => [locale, await readSitemap(locale)] as const);
  const sitemaps = new Map<string, Sitemap>(await Promise.all(read));
  const problems = [...sitemaps].flatMap(([locale, sitemap]) =>
    [...sitemap].flatMap(([address, alternates]) =>
      Object.entries(alternates).flatMap(([lang, href]) => {
        if (lang === "x-default") return href === alternates.en ? [] : [`${address}: x-default`];
        const back = sitemaps.get(lang)?.get(href)?.[locale];
        return back === address ? [] : [`${address} → ${href} → ${back}`];
      }),
    ),
  );
  expect(problems).toEqual([]);
});

// An origin means its home page, with the slash and without.
const sorted = (record: Record<string, string>) =>
  Object.entries(record)
    .map(([lang, href]) => [lang, href.replace(/(?<=:\d+)\/$/, "")])
    .sort();

/** Texts that stand on several pages, or are missing. */
function repeated(texts: [path: string, text: string][]): string[] {
  const paths = new Map<string, string[]>();
  for (const [path, text] of texts) paths.set(text, [...(paths.get(text) ?? []), path]);
  return [...paths].flatMap(([text, on]) =>
    text === "" || on.length > 1 ? [`"${text}": ${on.join(" ")}`] : [],
  );
}

/** One heading of the first level, and none that skips a level. */
function outOfOrder(levels: number[]): string | undefined {
  const tops = levels.filter((level) => level === 1).length;
  if (tops !== 1) return `${tops} of the first level`;
  const skipped = levels.some((level, at) => at > 0 && level > (levels[at - 1] ?? 0) + 1);
  return skipped || levels[0] !== 1 ? levels.join(" ") : undefined;
}
