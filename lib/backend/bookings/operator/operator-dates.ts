import { and, asc, eq, gt, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import { businessDay } from "@/lib/clock";
import { ApiError } from "@/lib/contract/errors";
import { notBookable } from "@/lib/pricing/days";
import { notRunning } from "@/lib/pricing/runs";
import { departures } from "../../db/calendar-schema";
import { offers } from "../../db/offer-schema";
import { db } from "../../db/pool";
import { tours } from "../../db/schema";
import type { BookingRow } from "../lifecycle/transitions";

const mostShown = 30;

/**
 * The other fixed dates of a shared tour that have room for a booking's party: those nearest to the
 * one that was booked, soonest first.
 */
export async function freeDates(booking: BookingRow): Promise<string[]> {
  if (await isOwnJourney(booking)) return [];
  const daysAway = sql`abs(${departures.starts} - ${booking.starts}::date)`;
  const nearest = await withRoom(booking)
    .orderBy(daysAway, asc(departures.starts))
    .limit(mostShown);
  return nearest.map(({ starts }) => starts).sort();
}

const withRoom = ({ tourId, starts, adults, children }: BookingRow, on?: SQL) =>
  db()
    .select({ starts: departures.starts })
    .from(departures)
    .innerJoin(tours, and(eq(tours.id, departures.tourId), eq(tours.tripType, "shared")))
    .where(
      and(
        eq(departures.tourId, tourId),
        isNull(departures.retiredAt),
        gt(departures.starts, businessDay()),
        ne(departures.starts, starts),
        sql`${departures.seats} - ${departures.seatsTaken} >= ${adults + children.length}`,
        on,
      ),
    );

/** Whether a booking was an offer: that journey starts on any day. */
async function isOwnJourney({ reference }: BookingRow): Promise<boolean> {
  return (await db().$count(offers, eq(offers.booking, reference))) > 0;
}

/**
 * Checks dates that the operator wants to propose.
 *
 * @throws ApiError `invalid` for none, a day that is not ahead, one on which the tour does not run, or
 * one on which a shared tour has no departure with room for the party
 */
export async function demandDates(booking: BookingRow, dates: string[]): Promise<void> {
  const refused = (why: string) => new ApiError("invalid", { fields: { dates: [why] } });
  if (dates.length === 0) throw refused("required");
  const today = businessDay();
  if (await isOwnJourney(booking)) {
    const wrong = dates.map((day) => notBookable(day, today)).find((why) => why !== undefined);
    if (wrong) throw refused(wrong);
    return;
  }
  const [tour] = await db()
    .select({ tripType: tours.tripType, facts: tours.facts })
    .from(tours)
    .where(eq(tours.id, booking.tourId));
  const runs = tour?.facts.runs ?? [];
  const wrong = dates
    .map((day) => notBookable(day, today) ?? notRunning(runs, day, today))
    .find((why) => why !== undefined);
  if (wrong) throw refused(wrong);
  if (tour?.tripType !== "shared") return;
  const rows = await withRoom(booking, inArray(departures.starts, dates));
  const free = rows.map(({ starts }) => starts);
  if (dates.some((day) => !free.includes(day))) throw refused("no_departure");
}
