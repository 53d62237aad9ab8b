import { getLocale } from "next-intl/server";
import { cache } from "react";
import { orNull } from "@/lib/api/errors";
import { call } from "@/lib/api/server";
import { departuresEndpoint } from "@/lib/contract/departures";
import { destinationListEndpoint } from "@/lib/contract/destinations";
import { reviewsEndpoint } from "@/lib/contract/reviews";
import { similarToursEndpoint, tourEndpoint } from "@/lib/contract/tours";
import type { DestinationCategory } from "@/lib/contract/vocabulary";
import { departureDates } from "@/lib/i18n/departure-dates";
import { toLocale } from "@/lib/i18n/locales";

const reviewsShown = 6;
/** Kinds of places that help to find one's bearings on a map. */
const bearings = new Set<DestinationCategory>(["national_parks", "mountains", "towns_cities"]);

/** A tour by its slug, read once for page and metadata; null when there is none. */
export const tourOf = cache(
  async (slug: string) => (await orNull(call(tourEndpoint, { slug })))?.data ?? null,
);

/** What the page shows around a tour, read side by side with the tour itself. */
export async function tourPageData(slug: string) {
  const [departures, reviews, similar, destinations, locale] = await Promise.all([
    // A private tour has none. Asked anyway: to know, the others would have to wait for the tour.
    call(departuresEndpoint, { tour: slug, per_page: 60 }),
    call(reviewsEndpoint, { tour: slug, per_page: reviewsShown }),
    call(similarToursEndpoint, { slug }),
    call(destinationListEndpoint, {}),
    getLocale(),
  ]);
  const dates = departureDates(toLocale(locale));
  return {
    departures: departures.data.map((departure) => ({ ...departure, dates: dates(departure) })),
    reviews,
    similar: similar.data,
    nearby: destinations.data.filter(({ category }) => bearings.has(category)),
  };
}
