import { getLocale } from "next-intl/server";
import { cache } from "react";
import { orNull } from "@/lib/api/errors";
import { everyPage } from "@/lib/api/every-page";
import { offers } from "@/lib/api/offers";
import { section } from "@/lib/api/section";
import { call } from "@/lib/api/server";
import { createBookingEndpoint } from "@/lib/contract/bookings";
import { departuresEndpoint } from "@/lib/contract/departures";
import { destinationListEndpoint } from "@/lib/contract/destinations";
import { enquiryEndpoint } from "@/lib/contract/leads";
import { reviewsEndpoint } from "@/lib/contract/reviews";
import { similarToursEndpoint, tourEndpoint } from "@/lib/contract/tours";
import type { DestinationCategory } from "@/lib/contract/vocabulary";
import { waitingListEndpoint } from "@/lib/contract/waiting-list";
import { externalApiBase } from "@/lib/env";
import { departureDates } from "@/lib/i18n/departure-dates";
import { toLocale } from "@/lib/i18n/locales";

const reviewsShown = 6;
const perPage = 60;
/** As many as leave in two years on each day. */
const mostPages = 12;
/** So many that two of them may be named for what they do otherwise. */
const likeThis = 9;
/** Kinds of places that help to find one's bearings on a map. */
const bearings = new Set<DestinationCategory>(["national_parks", "mountains", "towns_cities"]);

/** A tour by its slug, read once for page and metadata; null when there is none. */
export const tourOf = cache(
  async (slug: string) => (await orNull(call(tourEndpoint, { slug })))?.data ?? null,
);

/**
 * All departures of a tour: one that leaves weekly has more than a page of them, which an API that is
 * elsewhere, and may be slow, is asked for side by side. Null where they cannot be read.
 */
async function everyDeparture(tour: string) {
  const read = (page: number) => section(departuresEndpoint, { tour, per_page: perPage, page });
  const isElsewhere = externalApiBase(toLocale(await getLocale())) !== undefined;
  const ahead = isElsewhere ? read(2) : undefined;
  const first = await read(1);
  if (!first) return null;
  const next = async (page: number) => (page === 1 ? first : (page === 2 && ahead) || read(page));
  return everyPage(perPage, next, mostPages).catch(() => first.data);
}

/** What the page shows around a tour, read side by side with the tour itself. */
export async function tourPageData(slug: string) {
  const [departures, reviews, similar, destinations, locale, bookable, canAsk, canWait] =
    await Promise.all([
      // A private tour has none. Asked anyway: to know, the others would have to wait for the tour.
      everyDeparture(slug),
      section(reviewsEndpoint, { tour: slug, per_page: reviewsShown }),
      section(similarToursEndpoint, { slug, limit: likeThis }),
      section(destinationListEndpoint, {}),
      getLocale(),
      offers(createBookingEndpoint),
      offers(enquiryEndpoint),
      offers(waitingListEndpoint),
    ]);
  const dates = departureDates(locale);
  return {
    departures: departures?.map((departure) => ({ ...departure, dates: dates(departure) })) ?? null,
    reviews,
    bookable,
    canAsk,
    canWait,
    similar: similar?.data ?? [],
    nearby: (destinations?.data ?? []).filter(({ category }) => bearings.has(category)),
  };
}
