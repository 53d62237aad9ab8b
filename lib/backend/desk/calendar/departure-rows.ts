import { and, asc, eq, gt, gte, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { businessDay } from "@/lib/clock";
import type { Calendar, CalendarDeparture } from "@/lib/contract/desk/calendar";
import { calendarDays } from "@/lib/contract/desk/calendar-limits";
import { LocaleSchema } from "@/lib/contract/locale";
import { addDays } from "@/lib/pricing/days";
import { isTravelled } from "../../bookings/lifecycle/travelled";
import { bookings } from "../../db/booking-schema";
import { departures } from "../../db/calendar-schema";
import { db } from "../../db/pool";
import { tours, tourTexts } from "../../db/schema";
import { textsIn } from "../../db/texts-in";

// Seats of bookings that nobody has paid for yet.
const held = sql<number>`(
  select coalesce(sum(b.seats), 0)::int from ${bookings} b
  where b.departure_id = ${departures.id} and b.state <> 'confirmed')`;
const isBooked = sql<boolean>`exists (
  select from ${bookings} b where b.departure_id = ${departures.id}
    and b.state in ('enquiry', 'consultation', 'provisional', 'invoiced', 'confirmed'))`;

/** Departures with what is held of them and the English name of their tour. */
export function selectDepartures(...conditions: (SQL | undefined)[]) {
  return db()
    .select({
      ...{ departure: departures, held, title: tourTexts.title, days: tours.days },
      travelled: sql<boolean>`${isTravelled}`,
    })
    .from(departures)
    .leftJoin(tours, eq(tours.id, departures.tourId))
    .leftJoin(tourTexts, and(eq(tourTexts.tourId, departures.tourId), eq(tourTexts.locale, "en")))
    .where(and(...conditions))
    .orderBy(asc(departures.starts), asc(departures.id));
}

/** A departure as the calendar shows it. */
export function shownDeparture({
  departure: row,
  held: kept,
  title,
  travelled,
}: Awaited<ReturnType<typeof selectDepartures>>[number]): CalendarDeparture {
  return {
    id: row.id,
    tour: row.tourId,
    title: title ?? row.tourId,
    starts: row.starts,
    ends: row.ends,
    seats: row.seats,
    sold: row.seatsTaken - kept,
    held: kept,
    closed: !travelled,
    offered: row.retiredAt === null,
    reason: row.closedReason ?? "",
    origin: row.origin,
    version: row.version,
  };
}

/**
 * Three weeks of departures from a day on, today's unless another is given: those that are sold, those
 * that the desk has closed, and of those that a rule has left the ones that somebody has booked or that
 * whoever asked or pays late may still join.
 */
export async function calendar(first?: string): Promise<Calendar> {
  const today = businessDay();
  const from = first ?? today;
  const until = addDays(from, calendarDays - 1);
  const [rows, offered] = await Promise.all([
    selectDepartures(
      lte(departures.starts, until),
      gte(departures.ends, from),
      or(
        ...[isNull(departures.retiredAt), eq(departures.origin, "desk"), isBooked],
        and(isTravelled, gt(departures.starts, today)),
      ),
    ),
    sharedTours(),
  ]);
  return { from, until, today, departures: rows.map(shownDeparture), tours: offered };
}

/** The tours that a departure can be added of, with what their last one was like. */
async function sharedTours(): Promise<Calendar["tours"]> {
  const offered = await db()
    .select({
      id: tours.id,
      title: tourTexts.title,
      most: sql<number>`(${tours.facts}->>'party_max')::int`,
    })
    .from(tours)
    .innerJoin(tourTexts, and(eq(tourTexts.tourId, tours.id), textsIn(tourTexts, "en")))
    .where(and(eq(tours.tripType, "shared"), isNull(tours.retiredAt)))
    .orderBy(asc(tourTexts.title));
  if (offered.length === 0) return [];
  const last = await db()
    .selectDistinctOn([departures.tourId])
    .from(departures)
    .where(
      inArray(
        departures.tourId,
        offered.map(({ id }) => id),
      ),
    )
    .orderBy(departures.tourId, sql`${departures.origin} = 'desk'`, sql`${departures.starts} desc`);
  const byTour = new Map(last.map((row) => [row.tourId, row]));
  return offered.map(({ id, title, most }) => {
    const like = byTour.get(id);
    const languages = LocaleSchema.array().safeParse(like?.languages).data ?? [];
    return {
      id,
      title,
      seats: like?.seats ?? most,
      languages: languages.length > 0 ? languages : ["en" as const],
    };
  });
}
