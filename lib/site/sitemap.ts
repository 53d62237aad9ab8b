import { type Locale, locales } from "../i18n/locales";
import { absoluteUrl } from "./domains";
import { escapeXml } from "./escape-xml";
import type { PagePaths } from "./paths-by-language";

interface SitemapEntry {
  paths: PagePaths;
  /** ISO day of the last change, left out where none is known. */
  updatedOn?: string;
}

// Far below what the protocol allows (50,000 addresses, 50 MB), so that none takes long to make.
const mostInOne = 5_000;
const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * The sitemap of one domain: each page's own address and all its translations, itself included
 * (sitemaps.org protocol with the xhtml:link extension). Where these are more than one file should
 * hold it is an index of parts, `/sitemap-1.xml` and so on.
 */
export function sitemapXml(locale: Locale, entries: SitemapEntry[], most = mostInOne): string {
  const own = entriesOf(locale, entries);
  if (own.length <= most) return urlSetXml(locale, own);
  const parts = Array.from({ length: Math.ceil(own.length / most) }, (_, index) => {
    const address = absoluteUrl(locale, `/sitemap-${index + 1}.xml`);
    return `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`;
  });
  return `${declaration}\n<sitemapindex ${namespace}>\n${parts.join("\n")}\n</sitemapindex>\n`;
}

/** One part of a sitemap that has parts, counted from 1; `undefined` where it has none such. */
export function sitemapPartXml(
  locale: Locale,
  entries: SitemapEntry[],
  part: number,
  most = mostInOne,
): string | undefined {
  const own = entriesOf(locale, entries);
  const first = (part - 1) * most;
  const isThere = own.length > most && first >= 0 && first < own.length;
  return isThere ? urlSetXml(locale, own.slice(first, first + most)) : undefined;
}

const entriesOf = (locale: Locale, entries: SitemapEntry[]) =>
  entries.flatMap((entry) => {
    const own = entry.paths[locale];
    return own === undefined ? [] : [{ ...entry, own }];
  });

function urlSetXml(locale: Locale, entries: ReturnType<typeof entriesOf>): string {
  const urls = entries.map(({ own, paths, updatedOn }) => urlXml(locale, own, paths, updatedOn));
  const links = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `${declaration}\n<urlset ${namespace} ${links}>\n${urls.join("\n")}\n</urlset>\n`;
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
