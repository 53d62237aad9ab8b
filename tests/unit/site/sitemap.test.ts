import { describe, expect, it } from "vitest";
import { innerPath } from "@/app/inner-path";
import { sitemapPartXml, sitemapXml } from "@/lib/site/sitemap";

const entries = ["/a", "/b", "/c", "/d", "/e"].map((path) => ({ paths: { en: path, de: path } }));
const english = { paths: { en: "/f" } };
const locs = (xml = "") =>
  [...xml.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map((loc) => loc[1]);

describe("a sitemap", () => {
  it("is one file as long as its language's pages fit in one", () => {
    const xml = sitemapXml("de", [...entries, english], 5);
    expect(xml).toContain("<urlset");
    expect(locs(xml)).toEqual(["/a", "/b", "/c", "/d", "/e"]);
    expect(sitemapPartXml("de", [...entries, english], 1, 5)).toBeUndefined();
  });

  it("that is larger is an index of parts, which have each page once", () => {
    const index = sitemapXml("en", [...entries, english], 4);
    expect(index).toContain("<sitemapindex");
    expect(locs(index)).toEqual(["/sitemap-1.xml", "/sitemap-2.xml"]);
    const part = (number: number) => sitemapPartXml("en", [...entries, english], number, 4);
    expect(locs(part(1))).toEqual(["/a", "/b", "/c", "/d"]);
    expect(locs(part(2))).toEqual(["/e", "/f"]);
    expect([part(0), part(3)]).toEqual([undefined, undefined]);
  });

  it("has its parts beside it, and nothing below it", () => {
    const asked = new URLSearchParams();
    expect(innerPath("/sitemap-2.xml", asked)).toBe("/sitemap.xml/2");
    expect(innerPath("/sitemap.xml", asked)).toBe("/sitemap.xml");
    expect(innerPath("/sitemap.xml/2", asked)).toBe("/-/sitemap.xml/2");
  });
});
