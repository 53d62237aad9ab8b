import type { Locale } from "../i18n/locales";
import { absoluteUrl } from "./domains";

/** Where a page is in the site, for search engines; the home page first, the page itself last. */
export function breadcrumbJsonLd(
  crumbs: { name: string; path: string }[],
  locale: Locale,
): Record<string, unknown> {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(locale, path),
    })),
  };
}
