import { guideSpelling } from "@/components/departure/guide-spelling";
import { wishesSpelling } from "@/components/planner/wishes";
import { guestBookSpelling } from "@/components/review/guest-book-state";
import { answersSpelling } from "@/components/route-matcher/answers";
import { filterSpelling } from "@/components/tour-list/filter-state";
import type { UrlSpelling } from "@/components/url-state/url-spelling";
import { offerPreviewOf } from "@/lib/site/offer-preview";
import { routes } from "@/lib/site/routes";

// `/Affiliate` and `/affiliate` differ only in case, which folders on some systems cannot.
const landingFolder = "/invitation";
const filteredFolder = "/filtered";
// A large sitemap has parts, which must lie beside it: `/sitemap-2.xml`.
const sitemapFolder = "/sitemap.xml";
const sitemapPart = /^\/sitemap-(\d{1,3})\.xml$/;
// The pages of the desk, beside those of the languages: they are on a host of their own. What a guest
// would read is in the guest's language and dress, and no page of theirs.
const deskFolder = "/desk";
const previewFolder = "/desk-preview";
// What is found nowhere: the folders above are no addresses of the site.
const nowhere = "/-";

type AnySpelling = Pick<UrlSpelling<object>, "asked">;
const filtered: readonly (readonly [path: string, spelling: AnySpelling])[] = [
  [routes.tours, filterSpelling],
  [routes.guestbook, guestBookSpelling],
  [routes.departures, guideSpelling],
  [routes.climbRoutes, answersSpelling],
  [routes.planner, wishesSpelling],
];

/**
 * Where the page of an address lives below the folder of its language. A list has two: the plain one
 * is a cached document, whatever a query says that means nothing to it (`utm_source`, `ref`); what a
 * list is really asked for is answered by its sibling, which is made for each request.
 */
export function innerPath(path: string, query: URLSearchParams): string {
  const part = sitemapPart.exec(path)?.[1];
  if (part) return `${sitemapFolder}/${part}`;
  const isInside = [landingFolder, filteredFolder].some((folder) => isWithin(path, folder));
  if (isInside || path.startsWith(`${sitemapFolder}/`)) return nowhere + path;
  const found = path === `${routes.tours}/` ? routes.tours : path;
  if (isWithin(found, routes.affiliateLanding))
    return landingFolder + found.slice(routes.affiliateLanding.length);
  const asks = filtered.some(
    ([list, spelling]) => isWithin(found, list) && spelling.asked(query) !== "",
  );
  return asks ? filteredFolder + found : found;
}

const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** Where the page of an address of the desk lives. */
export function deskPath(path: string): string {
  const preview = offerPreviewOf(path);
  if (preview) return `${previewFolder}/${preview.locale}/${preview.reference}`;
  return deskFolder + (path === "/" ? "" : path);
}
