import type { Departure } from "../contract/departures";
import type { Review } from "../contract/reviews";
import type { Tour } from "../contract/tours";
import type { Locale } from "../i18n/locales";
import { addDays, farthestDay } from "../pricing/days";
import { nextRun } from "../pricing/runs";
import { brand } from "./brand";
import { absolutePicture, absoluteUrl } from "./domains";
import { tourPath } from "./routes";

/**
 * A tour for search engines: a product, because only products may carry a rating, and a trip.
 * Every number is one that the page shows (schema.org/TouristTrip, schema.org/Product).
 *
 * @param departures the fixed dates of a shared tour; null where they are not known
 * @param today ISO day
 * @param basis what the price is for, in words
 * @param reviews those that the page shows
 */
export function tourJsonLd(
  tour: Tour,
  locale: Locale,
  departures: Departure[] | null,
  today: string,
  basis: string,
  reviews: Review[],
): Record<string, unknown> {
  const url = absoluteUrl(locale, tourPath(tour.slug));
  const price = {
    price: (tour.price_from.amount_minor / 100).toFixed(2),
    priceCurrency: tour.price_from.currency,
  };
  return {
    "@context": "https://schema.org",
    "@type": ["Product", "TouristTrip"],
    "@id": url,
    url,
    name: tour.title,
    description: tour.tagline,
    sku: tour.code,
    image: tour.gallery.slice(0, 5).map(({ url: picture }) => absolutePicture(locale, picture)),
    brand: { "@type": "Brand", name: brand.name },
    provider: {
      "@type": "TravelAgency",
      name: brand.legalName,
      telephone: brand.phone,
      url: absoluteUrl(locale, "/"),
    },
    itinerary: {
      "@type": "ItemList",
      itemListOrder: "https://schema.org/ItemListOrderAscending",
      numberOfItems: tour.itinerary.length,
      itemListElement: tour.itinerary.map(({ day, title, text, places }) => ({
        "@type": "ListItem",
        position: day,
        item: {
          "@type": "TouristDestination",
          name: title,
          description: text,
          containsPlace: places.map(({ name, position: [latitude, longitude] }) => ({
            "@type": "Place",
            name,
            geo: { "@type": "GeoCoordinates", latitude, longitude },
          })),
        },
      })),
    },
    offers: {
      "@type": "Offer",
      url,
      ...price,
      priceSpecification: { "@type": "UnitPriceSpecification", ...price, unitText: basis },
      ...availability(tour, departures, today),
    },
    ...(tour.rating.count > 0 && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: tour.rating.average,
        reviewCount: tour.rating.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
    ...(reviews.length > 0 && { review: reviews.map((each) => reviewJsonLd(each, locale)) }),
  };
}

/** A review with its photographs and what was replied to it (schema.org/Review; as any creative work it has comments). */
function reviewJsonLd(review: Review, locale: Locale) {
  const { author, rating, title, text, language, written, photographs, reply } = review;
  return {
    "@type": "Review",
    author: { "@type": "Person", name: author },
    ...(title && { name: title }),
    reviewBody: text,
    datePublished: written,
    inLanguage: language,
    ...(photographs.length > 0 && {
      image: photographs.map(({ url }) => absolutePicture(locale, url)),
    }),
    reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5, worstRating: 1 },
    ...(reply && {
      comment: {
        "@type": "Comment",
        author: { "@type": "TravelAgency", name: brand.legalName },
        text: reply.text,
        datePublished: reply.written,
        inLanguage: reply.language,
      },
    }),
  };
}

/** Whether there is a day to be had, and from when on (schema.org/availabilityStarts). */
function availability(tour: Tour, departures: Departure[] | null, today: string) {
  const isShared = tour.trip_type === "shared";
  const starts = isShared
    ? departures?.find(({ seats_left }) => seats_left > 0)?.starts
    : nextRun(tour.runs, addDays(today, 1), farthestDay(today));
  const isGone = starts === undefined && (!isShared || departures !== null);
  return {
    availability: `https://schema.org/${isGone ? "SoldOut" : "InStock"}`,
    ...(starts && { availabilityStarts: starts }),
  };
}
