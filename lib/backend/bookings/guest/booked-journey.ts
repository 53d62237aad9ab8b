import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { type SentVariant, type SentWords, variantOf } from "@/lib/contract/offer-document";
import { defaultLocale, type Locale, toLocale } from "@/lib/i18n/locales";
import { itinerary } from "../../catalogue/itinerary";
import { labels } from "../../catalogue/labels";
import { offers, offerVersions } from "../../db/offer-schema";
import { db } from "../../db/pool";
import { tourTexts } from "../../db/schema";
import type { Transaction } from "../../db/transaction";
import type { BookingRow } from "../lifecycle/transitions";
import { bookedTour } from "./booked-tour";

type Reader = Pick<Transaction["db"], "select">;
/** That a version of an offer is the one that its guest reads. */
export const ofWhatWasSent = and(
  eq(offerVersions.offer, offers.reference),
  eq(offerVersions.number, offers.sent),
);

interface Accepted extends SentVariant {
  /** Begun from nothing: the tour that its booking names is none that it has to do with. */
  isBlank: boolean;
}

/** What an offer said that became this booking; undefined where a tour was booked as it is. */
export async function acceptedOffer(
  reference: string,
  reader: Reader = db(),
): Promise<Accepted | undefined> {
  const [row] = await reader
    .select({ sent: offerVersions.sent, variant: offers.variant })
    .from(offers)
    .innerJoin(offerVersions, ofWhatWasSent)
    .where(eq(offers.booking, reference));
  if (!row?.sent) return undefined;
  const accepted = variantOf(row.sent, row.variant);
  return accepted && { ...accepted, isBlank: row.sent.draft.blank === true };
}

/**
 * What was booked is called in a language, by the references of bookings: a tour by its name, in English
 * where it has none in the language, and what was made for its guests by its own.
 */
export async function bookedTitles(
  rows: readonly Pick<BookingRow, "reference" | "tourId">[],
  locale: Locale,
): Promise<(reference: string) => string> {
  const [ofTours, own] = await Promise.all([
    tourTitles([...new Set(rows.map(({ tourId }) => tourId))], locale),
    acceptedTitles(
      rows.map(({ reference }) => reference),
      locale,
    ),
  ]);
  const tourOf = new Map(rows.map(({ reference, tourId }) => [reference, tourId]));
  return (reference) => {
    const tour = tourOf.get(reference) ?? "";
    return own.get(reference) ?? ofTours.get(tour) ?? tour;
  };
}

async function acceptedTitles(references: string[], locale: Locale): Promise<Map<string, string>> {
  if (references.length === 0) return new Map();
  // A document has all days in six languages: it is not read for a line of a list. One from before there
  // were variants (`offer-lift.ts`) has its words at the top.
  const title = sql<string | null>`coalesce((
    select v->'words'->${locale}::text->>'title'
    from jsonb_array_elements(${offerVersions.sent}->'variants') v
    order by v->>'id' is not distinct from ${offers.variant} desc limit 1),
    ${offerVersions.sent}->'words'->${locale}::text->>'title')`;
  const rows = await db()
    .select({ booking: offers.booking, title })
    .from(offers)
    .innerJoin(offerVersions, ofWhatWasSent)
    .where(inArray(offers.booking, references));
  return new Map(
    rows.flatMap(({ booking, title }) => (booking && title ? [[booking, title] as const] : [])),
  );
}

async function tourTitles(tours: string[], locale: Locale): Promise<Map<string, string>> {
  if (tours.length === 0) return new Map();
  const rows = await db()
    .select({ id: tourTexts.tourId, title: tourTexts.title })
    .from(tourTexts)
    .where(
      and(inArray(tourTexts.tourId, tours), inArray(tourTexts.locale, [locale, defaultLocale])),
    )
    // The words of the language come last and stay.
    .orderBy(asc(sql`${tourTexts.locale} = ${locale}`));
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/**
 * What was booked: a tour, or the journey that was made from it and accepted. That one is as it was
 * sent, whatever has become of the tour since; one that was begun from nothing is of no tour, and has
 * no slug.
 */
export async function bookedJourney(
  { reference, tourId }: Pick<BookingRow, "reference" | "tourId">,
  locale: Locale,
) {
  const [booked, accepted] = await Promise.all([
    bookedTour(tourId, locale),
    acceptedOffer(reference),
  ]);
  const own = accepted?.words[toLocale(locale)];
  if (!accepted || !own) return { ...booked, accepted: undefined };
  const tour = { ...booked.tour, tripType: "private" };
  const slug = accepted.isBlank ? "" : booked.slug;
  return { ...booked, tour, slug, title: own.title, picture: own.picture, accepted };
}

export type BookedJourney = Awaited<ReturnType<typeof bookedJourney>>;

/**
 * The days of what was booked, with what is included and advice. Of a tour that takes more or fewer days by
 * now nobody knows those that were sold: there are none.
 */
export function journeyIn(
  { tour, words, accepted }: BookedJourney,
  { days: booked }: Pick<BookingRow, "days">,
  locale: Locale,
): Pick<SentWords, "days" | "inclusions" | "exclusions" | "tips"> {
  const own = accepted?.words[locale];
  if (own) return own;
  const { includes, excludes, tips } = tour.facts;
  const days = tour.days === booked ? tour.facts.days : [];
  return {
    days: itinerary(days, words).map((day) => ({ ...day, other_language: null })),
    inclusions: labels(words.lists.inclusions, includes),
    exclusions: labels(words.lists.inclusions, excludes),
    tips: tips.flatMap((key) => words.lists.tips[key] ?? []),
  };
}
