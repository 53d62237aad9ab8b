import { and, eq, gte, isNull, sql } from "drizzle-orm";
import { type Locale, LocaleSchema } from "@/lib/contract/locale";
import type { PriceTable } from "@/lib/contract/prices";
import { addDays } from "@/lib/pricing/days";
import { departurePriceMinor } from "@/lib/pricing/party-price";
import { departures } from "../db/calendar-schema";
import { sqlToday } from "../db/clock";
import { db } from "../db/pool";
import { tours, tourTexts } from "../db/schema";
import { textsIn } from "../db/texts-in";
import { referenceData } from "./reference-data";

const perPerson = (amount_minor: number) => ({
  price_per_person: { amount_minor, currency: "USD" },
});

interface DepartureQuery {
  page: number;
  per_page: number;
  tour?: string | undefined;
  month?: string | undefined;
  language?: Locale | undefined;
}

/** Departures from tomorrow on, soonest first; of one tour, month or guide's language if asked. */
export async function upcomingDepartures(query: DepartureQuery, locale: Locale) {
  const conditions = and(
    isNull(departures.retiredAt),
    gte(departures.starts, sql`${sqlToday} + 1`),
    query.tour ? eq(tourTexts.slug, query.tour) : undefined,
    query.month ? eq(sql`to_char(${departures.starts}, 'YYYY-MM')`, query.month) : undefined,
    query.language ? sql`${query.language} = any(${departures.languages})` : undefined,
  );
  const joined = db()
    .select({
      departure: departures,
      text: tourTexts,
      days: tours.days,
      prices: sql<PriceTable>`${tours.facts}->'prices'`,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(departures)
    .innerJoin(tours, and(eq(tours.id, departures.tourId), isNull(tours.retiredAt)))
    .innerJoin(tourTexts, and(eq(tourTexts.tourId, tours.id), textsIn(tourTexts, locale)))
    .where(conditions);
  const [words, rows] = await Promise.all([
    referenceData(locale),
    joined
      .orderBy(departures.starts, departures.id)
      .limit(query.per_page)
      .offset((query.page - 1) * query.per_page),
  ]);
  const data = rows.map(({ departure, text, days, prices }) => ({
    id: departure.id,
    tour: {
      slug: text.slug,
      title: text.title,
      picture: words.picture(`tour-${departure.tourId}`),
      days,
    },
    starts: departure.starts,
    // Of what is the desk's, only what it has decided: length and price are the tour's of today.
    ...(departure.origin === "desk"
      ? {
          ends: addDays(departure.starts, days - 1),
          ...perPerson(departurePriceMinor(prices, departure.starts)),
        }
      : { ends: departure.ends, ...perPerson(departure.priceMinor) }),
    languages: LocaleSchema.array().parse(departure.languages),
    source: departure.source === "partner" ? ("partner" as const) : ("own" as const),
    seats: departure.seats,
    seats_left: departure.seats - departure.seatsTaken,
  }));
  const meta = { total: rows[0]?.total ?? 0, page: query.page, per_page: query.per_page };
  return { data, meta };
}
