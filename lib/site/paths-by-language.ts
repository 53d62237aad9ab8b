import type { Alternates } from "../contract/shared";
import { type Locale, locales } from "../i18n/locales";

/** The path of a page on each language's domain; languages that do not have it are absent. */
export type PagePaths = Partial<Record<Locale, string>>;

/** A page that has the same path in every language. */
export function samePath(path: string): PagePaths {
  return Object.fromEntries(locales.map((locale) => [locale, path]));
}

/** A page whose slug is translated. */
export function slugPaths(alternates: Alternates, path: (slug: string) => string): PagePaths {
  return Object.fromEntries(
    Object.entries(alternates).map(([locale, slug]) => [locale, path(slug)]),
  );
}
