import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import { businessDay } from "@/lib/clock";
import type { TourToBook } from "@/lib/contract/desk/new-booking";
import { ApiError } from "@/lib/contract/errors";
import type { BookingRow } from "../../bookings/lifecycle/transitions";
import { isTravelled } from "../../bookings/lifecycle/travelled";
import { referenceData } from "../../catalogue/reference-data";
import { selectTours, tourCard } from "../../catalogue/tour-card";
import { tourExtras } from "../../catalogue/tour-extras";
import { departures } from "../../db/calendar-schema";
import { db } from "../../db/pool";
import { tours } from "../../db/schema";

const departuresShown = 60;

const { seats, seatsTaken, source, starts } = departures;
const shown = { starts, source, free: sql<number>`${seats} - ${seatsTaken}` };

/** A tour as far as selling it on the telephone asks for it. @throws ApiError `not_found` */
export async function tourToBook(id: string): Promise<TourToBook> {
  const [[row], words, dates] = await Promise.all([
    selectTours("en", eq(tours.id, id)),
    referenceData("en"),
    db()
      .select(shown)
      .from(departures)
      .where(
        and(
          eq(departures.tourId, id),
          isNull(departures.retiredAt),
          gt(departures.starts, businessDay()),
          sql`${departures.seats} > ${departures.seatsTaken}`,
        ),
      )
      .orderBy(asc(departures.starts))
      .limit(departuresShown),
  ]);
  if (!row) throw new ApiError("not_found");
  const { title, trip_type, min_age } = tourCard(row, words);
  const { facts } = row.tour;
  return {
    ...{ id, title, trip_type, min_age, party_max: facts.party_max, runs: facts.runs },
    extras: tourExtras(facts.extras, words).map(({ key, text }) => ({ key, text })),
    departures: dates.map(toBook),
  };
}

type DepartureToBook = TourToBook["departures"][number];

/**
 * The departure that a booking has, with the seats that are free for it: those that it holds, and where
 * people travel, those that nobody has, be it sold to others or not. Undefined where it has none.
 */
export async function departureOf(
  booking: Pick<BookingRow, "departureId" | "seats">,
): Promise<DepartureToBook | undefined> {
  if (booking.departureId === null) return undefined;
  const [row] = await db()
    .select({ ...shown, travelled: sql<boolean>`${isTravelled}` })
    .from(departures)
    .where(eq(departures.id, booking.departureId));
  if (!row) return undefined;
  const { travelled, ...date } = row;
  return toBook({ ...date, free: booking.seats + (travelled ? date.free : 0) });
}

const toBook = ({ source, ...date }: { starts: string; free: number; source: string }) => ({
  ...date,
  source: source === "own" ? ("own" as const) : ("partner" as const),
});
