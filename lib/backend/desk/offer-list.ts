import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { businessDay } from "@/lib/clock";
import type { ParsedDeskInput } from "@/lib/contract/desk/calls";
import type { OfferLibrary, OfferPage } from "@/lib/contract/desk/offers";
import { LocaleSchema } from "@/lib/contract/locale";
import { type Draft, draftedVariants } from "@/lib/contract/offer-document";
import { offerPrice } from "@/lib/pricing/offer-price";
import { labels } from "../catalogue/labels";
import { referenceData } from "../catalogue/reference-data";
import type { DayFacts } from "../content/fact-schemas";
import { offers, offerVersions } from "../db/offer-schema";
import { db } from "../db/pool";
import { tours, tourTexts } from "../db/schema";
import { staff } from "../db/staff-schema";
import { waitingOffers } from "../inbox/guests-waiting";
import { stateOf } from "../offers/offer-versions";
import { wordsIn } from "../offers/resolve-words";

const atOnce = 30;

// Where a guest reads one, it is that: what was changed since counts once it is sent.
const latest = sql`(select max(v.number) from ${offerVersions} v where v.offer = ${offers.reference})`;
const shownVersion = sql`coalesce(case when ${offers.state} in ('sent', 'accepted') then ${offers.sent} end, ${latest})`;

// A moment has more digits in the database than here.
const changedAt = sql`(extract(epoch from ${offers.changedAt}) * 1000000)::bigint`;

/**
 * One page of offers, of one request or all: those first whose guest waits for an answer, then those in
 * which something happened last; it goes on behind the place `after`, whatever is there by now.
 */
export async function offerList({ request, after }: ParsedDeskInput<"offers">): Promise<OfferPage> {
  const which = request === undefined ? undefined : eq(offers.request, request);
  const waiting = waitingOffers(which);
  const asks = sql<boolean>`${isNotNull(waiting.offer)}`;
  const rows = await db()
    .select({
      offer: offers,
      draft: offerVersions.draft,
      by: staff.name,
      title: tourTexts.title,
      place: sql<string>`concat_ws('_', ${asks}::int, ${changedAt}, ${offers.reference})`,
      asks,
      wishes: sql<boolean>`coalesce(${waiting.wishes}, false)`,
    })
    .from(offers)
    .innerJoin(
      offerVersions,
      and(eq(offerVersions.offer, offers.reference), eq(offerVersions.number, shownVersion)),
    )
    .innerJoin(staff, eq(staff.id, offers.owner))
    .leftJoin(
      tourTexts,
      and(sql`${tourTexts.tourId} = ${offerVersions.draft}->>'tour'`, eq(tourTexts.locale, "en")),
    )
    .leftJoin(waiting, eq(waiting.offer, offers.reference))
    .where(
      and(
        which,
        after
          ? sql`(${asks}::int, ${changedAt}, ${offers.reference}) < ${placeOf(after)}`
          : undefined,
      ),
    )
    .orderBy(desc(asks), desc(offers.changedAt), desc(offers.reference))
    .limit(atOnce + 1);
  const today = businessDay();
  const shown = rows.slice(0, atOnce);
  return {
    next: rows.length > atOnce ? (shown.at(-1)?.place ?? null) : null,
    offers: shown.map(({ offer, draft, by, title, asks, wishes }) => ({
      reference: offer.reference,
      state: stateOf(offer, today),
      name: offer.name,
      language: LocaleSchema.parse(offer.locale),
      title: (draft.title && wordsIn(draft.title, "en").text) || titleWithout(draft, title),
      starts: draft.starts,
      totals_minor: draftedVariants(draft)
        .filter(({ id }) => offer.variant === null || id === offer.variant)
        .map((variant) => offerPrice(variant, today, "USD").total_minor),
      valid_until: offer.validUntil ?? draft.valid_until,
      by,
      asks,
      wishes,
    })),
  };
}

function placeOf(after: string) {
  const [asks, changed, reference] = after.split("_");
  return sql`(${asks}::int, ${changed}::bigint, ${reference})`;
}

/** What a journey is called that has no title of its own; nothing where it comes from no tour. */
const titleWithout = ({ blank, tour }: Draft, title: string | null) => (blank ? "" : title || tour);

/** What journeys are made of: tours to begin with, days to put in, lodges to choose from. */
export async function offerLibrary(): Promise<OfferLibrary> {
  const [words, known] = await Promise.all([
    referenceData("en"),
    db()
      .select({ id: tours.id, title: tourTexts.title, days: tours.days })
      .from(tours)
      .innerJoin(tourTexts, and(eq(tourTexts.tourId, tours.id), eq(tourTexts.locale, "en")))
      .where(isNull(tours.retiredAt))
      .orderBy(tourTexts.title),
  ]);
  const name = (place: string | undefined) => (place && words.places.get(place)?.name) || "";
  const days = words.ids("day").flatMap((id) => {
    const facts = words.fact<DayFacts>("day", id);
    const title = words.words<{ title: string }>("day", id)?.title;
    if (!facts || !title) return [];
    return [
      {
        ...{ id, title, night: name(facts.night) || null, hours: facts.drive?.hours ?? 0 },
        places: [...new Set(facts.places.map(name))].filter(Boolean),
        themes: labels(words.lists.activities, facts.activities).map(({ text }) => text),
      },
    ];
  });
  const stays = words.ids("stay").flatMap((id) => {
    const stay = words.stay(id);
    return stay ? [{ id, name: stay.name, place: name(stay.place), level: stay.level }] : [];
  });
  return {
    tours: known,
    days: days.sort((a, b) => a.title.localeCompare(b.title)),
    stays: stays.sort((a, b) => a.place.localeCompare(b.place) || a.name.localeCompare(b.name)),
  };
}
