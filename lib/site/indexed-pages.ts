import type { DepartureMonth } from "../contract/departures";
import type { SiteIndexEntry } from "../contract/site-index";
import { type PagePaths, samePath, slugPaths } from "./paths-by-language";
import {
  departuresPath,
  destinationPath,
  postPath,
  routes,
  stayPath,
  tourCategoryPath,
  tourPath,
} from "./routes";

/** Public pages with the same path in every language that search engines may list. */
const indexedRoutes = [
  routes.home,
  routes.tours,
  routes.destinations,
  routes.parks,
  routes.stays,
  routes.planner,
  routes.migration,
  routes.climbRoutes,
  routes.departures,
  routes.blogs,
  routes.guestbook,
  routes.about,
  routes.team,
  routes.bookingProcess,
  routes.contact,
  routes.quote,
  routes.affiliateLanding,
  routes.privacy,
  routes.terms,
] as const;

const pathOf = {
  tour: tourPath,
  tour_category: tourCategoryPath,
  destination: destinationPath,
  stay: stayPath,
  post: postPath,
} as const;

/** Where a thing of the site index is on each domain. */
export function entryPaths({ kind, alternates }: SiteIndexEntry): PagePaths {
  return slugPaths(alternates, pathOf[kind]);
}

/** Where the departures of a month are on each domain. */
export function monthPaths({ month, locales }: DepartureMonth): PagePaths {
  return Object.fromEntries(locales.map((locale) => [locale, departuresPath(month)]));
}

/**
 * The indexed pages that are not things, with their paths; the affiliate programme's only with
 * accounts, the list of lodges only where they are known.
 */
export function fixedPaths(known: { accounts: boolean; stays: boolean }): PagePaths[] {
  const missing: string[] = [
    ...(known.accounts ? [] : [routes.affiliateLanding]),
    ...(known.stays ? [] : [routes.stays]),
  ];
  return indexedRoutes.filter((path) => !missing.includes(path)).map((path) => samePath(path));
}
