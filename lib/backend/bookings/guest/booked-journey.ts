import { and, eq, inArray } from "drizzle-orm";
import { type SentVariant, type SentWords, variantOf } from "@/lib/contract/offer-document";
import { type Locale, toLocale } from "@/lib/i18n/locales";
import { itinerary } from "../../catalogue/itinerary";
import { labels } from "../../catalogue/labels";
import { offers, offerVersions } from "../../db/offer-schema";
import { db } from "../../db/pool";
import type { Transaction } from "../../db/transaction";
import type { BookingRow } from "../lifecycle/transitions";
import { bookedTour } from "./booked-tour";

const selectAccepted = (reader: Pick<Transaction["db"], "select"> = db()) =>
  reader
    .select({ booking: offers.booking, sent: offerVersions.sent, variant: offers.variant })
    .from(offers)
    .innerJoin(
      offerVersions,
      and(eq(offerVersions.offer, offers.reference), eq(offerVersions.number, offers.sent)),
    );

/** What an offer said that became this booking; undefined where a tour was booked as it is. */
export async function acceptedOffer(
  reference: string,
  reader?: Pick<Transaction["db"], "select">,
): Promise<SentVariant | undefined> {
  const [row] = await selectAccepted(reader).where(eq(offers.booking, reference));
  return row?.sent ? variantOf(row.sent, row.variant) : undefined;
}

/** What journeys are called that were made for their guests, by the references of their bookings. */
export async function acceptedTitles(
  references: string[],
  locale: Locale,
): Promise<Map<string, string>> {
  if (references.length === 0) return new Map();
  const rows = await selectAccepted().where(inArray(offers.booking, references));
  return new Map(
    rows.flatMap(({ booking, sent, variant }) => {
      const title = sent && variantOf(sent, variant)?.words[locale]?.title;
      return booking && title ? [[booking, title] as const] : [];
    }),
  );
}

/**
 * What was booked: a tour, or the journey that was made from it and accepted. That one is as it was
 * sent, whatever has become of the tour since.
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
  const tour = { ...booked.tour, days: own.days.length, tripType: "private" };
  return { ...booked, tour, title: own.title, picture: own.picture, accepted };
}

export type BookedJourney = Awaited<ReturnType<typeof bookedJourney>>;

/** The days of what was booked, with what is included and advice. */
export function journeyIn(
  { tour, words, accepted }: BookedJourney,
  locale: Locale,
): Pick<SentWords, "days" | "inclusions" | "exclusions" | "tips"> {
  const own = accepted?.words[locale];
  if (own) return own;
  const { days, includes, excludes, tips } = tour.facts;
  return {
    days: itinerary(days, words).map((day) => ({ ...day, other_language: null })),
    inclusions: labels(words.lists.inclusions, includes),
    exclusions: labels(words.lists.inclusions, excludes),
    tips: tips.flatMap((key) => words.lists.tips[key] ?? []),
  };
}
