import { and, asc, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Destination, DestinationCard, Visit } from "@/lib/contract/destinations";
import { ApiError } from "@/lib/contract/errors";
import type { Locale } from "@/lib/contract/locale";
import { type DestinationCategory, DestinationCategorySchema } from "@/lib/contract/vocabulary";
import { db } from "../db/pool";
import { destinations, destinationTexts } from "../db/schema";
import { textsIn } from "../db/texts-in";
import { alternatesFrom, latest, slugsOf } from "./alternates";
import { placeGallery } from "./gallery";
import { labels } from "./labels";
import { linkedText } from "./linked-text";
import { type ReferenceData, referenceData } from "./reference-data";
import { whole } from "./tour-lists";

const offers = sql<{ rate: number | null; tours: number }>`(
  select json_build_object('rate', min(per_day_minor), 'tours', count(*)) from tours
  where retired_at is null and destinations.id = any(tours.destinations))`;

const every = alias(destinationTexts, "every");
const slugs = slugsOf(destinationTexts, every, sql`${every.destinationId} = ${destinations.id}`);

function selectDestinations(locale: Locale, ...conditions: (SQL | undefined)[]) {
  return db()
    .select({ place: destinations, text: destinationTexts, offers, slugs })
    .from(destinations)
    .innerJoin(
      destinationTexts,
      and(eq(destinationTexts.destinationId, destinations.id), textsIn(destinationTexts, locale)),
    )
    .where(and(isNull(destinations.retiredAt), ...conditions))
    .orderBy(sql`${destinations.popular} asc nulls last`, asc(destinations.id));
}

type DestinationRow = Awaited<ReturnType<typeof selectDestinations>>[number];

/** Every destination, the popular ones first. */
export async function destinationList(_: object, locale: Locale) {
  return whole(await cards(locale));
}

export async function popularDestinations({ limit }: { limit: number }, locale: Locale) {
  return whole((await cards(locale, isNotNull(destinations.popular))).slice(0, limit), limit);
}

export async function destinationsByCategory(
  input: { destination_category: DestinationCategory },
  locale: Locale,
) {
  return whole(await cards(locale, eq(destinations.category, input.destination_category)));
}

/** Cards of the destinations with these ids, in their order. */
export async function destinationCards(ids: string[], locale: Locale): Promise<DestinationCard[]> {
  const all = new Map((await cards(locale)).map((card) => [card.id, card]));
  return ids.flatMap((id) => all.get(id) ?? []);
}

/** One destination by slug or id; `not_found` when there is none. */
export async function destination(
  { id }: { id: string },
  locale: Locale,
): Promise<{ data: Destination }> {
  const [row] = await selectDestinations(
    locale,
    or(eq(destinationTexts.slug, id), eq(destinations.id, id)),
  ).limit(1);
  if (!row) throw new ApiError("not_found");
  const { place, text } = row;
  const words = await referenceData(locale);
  return {
    data: {
      ...card(row, words),
      body: await linkedText(text.words.body, locale),
      highlights: text.words.highlights,
      questions: await Promise.all(
        (text.words.questions ?? []).map(async ({ question, answer }) => ({
          question,
          answer: await linkedText(answer, locale),
        })),
      ),
      activities: labels(words.lists.activities, place.facts.activities),
      elevation_m: place.facts.elevation_m ?? null,
      area_km2: place.facts.area_km2 ?? null,
      climate: words.climate(place.facts.climate),
      climate_of: words.lists.climates[place.facts.climate],
      visit: visitFacts(place.facts, text.words, words),
      gallery: placeGallery(place.id, place.facts.pictures, words),
      alternates: alternatesFrom(row.slugs),
      updated_at: latest(place.updatedAt, text.updatedAt),
    },
  };
}

/** Per cent of tax on what the authorities of the parks ask. */
const feeTaxPercent = 18;

function visitFacts(
  { nights, crowds, animals, fee, visit }: DestinationRow["place"]["facts"],
  { arrival }: DestinationRow["text"]["words"],
  { places }: ReferenceData,
): Visit {
  const withTax = (dollars: number) => dollars * (100 + feeTaxPercent);
  return {
    nights: nights ?? null,
    crowds: crowds ?? null,
    animals: animals ?? {},
    fee:
      fee && visit?.checked
        ? {
            adult_minor: withTax(fee.adult),
            vehicle_minor: fee.vehicle ? withTax(fee.vehicle) : null,
            checked: visit.checked,
          }
        : null,
    access: (visit?.access ?? []).flatMap(({ from, ...way }) => {
      const name = places.get(from)?.name;
      return name ? [{ from: name, ...way }] : [];
    }),
    arrival: arrival ?? null,
  };
}

async function cards(locale: Locale, ...conditions: SQL[]): Promise<DestinationCard[]> {
  const [words, rows] = await Promise.all([
    referenceData(locale),
    selectDestinations(locale, ...conditions),
  ]);
  return rows.map((row) => card(row, words));
}

function card(
  { place, text, offers: found }: DestinationRow,
  referenceData: ReferenceData,
): DestinationCard {
  return {
    id: place.id,
    slug: text.slug,
    name: text.name,
    category: DestinationCategorySchema.parse(place.category),
    tagline: text.words.tagline,
    picture: referenceData.picture(place.facts.pictures[0] ?? place.id),
    position: [place.lat, place.lng],
    best_time: text.words.best_time,
    high_season: text.words.high_season,
    best_months: place.facts.best_months,
    rate: found.rate === null ? null : { amount_minor: found.rate, currency: "USD" },
    tour_count: found.tours,
  };
}
