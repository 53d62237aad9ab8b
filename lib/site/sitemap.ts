import { type Locale, locales } from "../i18n/locales";
import { absoluteUrl } from "./domains";
import { escapeXml } from "./escape-xml";
import type { PagePaths } from "./page-paths";

interface SitemapEntry {
  paths: PagePaths;
  /** ISO day of the last change, left out where none is known. */
  updatedOn?: string;
}

/**
 * The sitemap of one domain: each page's own address and all its translations, itself included
 * (sitemaps.org protocol with the xhtml:link extension).
 */
export function sitemapXml(locale: Locale, entries: SitemapEntry[]): string {
  const urls = entries.flatMap(({ paths, updatedOn }) => {
    const own = paths[locale];
    return own === undefined ? [] : [urlXml(locale, own, paths, updatedOn)];
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
}

function urlXml(locale: Locale, own: string, paths: PagePaths, updatedOn?: string): string {
  const links = locales.flatMap((each) => {
    const path = paths[each];
    return path === undefined ? [] : [linkXml(each, absoluteUrl(each, path))];
  });
  if (paths.en !== undefined) links.push(linkXml("x-default", absoluteUrl("en", paths.en)));
  const lastmod = updatedOn ? `<lastmod>${updatedOn}</lastmod>` : "";
  return `<url><loc>${escapeXml(absoluteUrl(locale, own))}</loc>${lastmod}${links.join("")}</url>`;
}

function linkXml(hreflang: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`;
}
