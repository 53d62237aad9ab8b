import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import { businessDay } from "@/lib/clock";
import type { TourToBook } from "@/lib/contract/desk/new-booking";
import { ApiError } from "@/lib/contract/errors";
import { TripTypeSchema } from "@/lib/contract/vocabulary";
import { bookedTour } from "../../bookings/guest/booked-tour";
import type { BookingRow } from "../../bookings/lifecycle/transitions";
import { isTravelled } from "../../bookings/lifecycle/travelled";
import { tourExtras } from "../../catalogue/tour-extras";
import { departures } from "../../db/calendar-schema";
import { db } from "../../db/pool";
import { tours } from "../../db/schema";

const { seats, seatsTaken, source, starts } = departures;
const shown = { starts, source, free: sql<number>`${seats} - ${seatsTaken}` };

/** A tour as far as selling it on the telephone asks for it. @throws ApiError `not_found` where it is not sold */
export async function tourToBook(id: string): Promise<TourToBook> {
  const sold = await db().$count(tours, and(eq(tours.id, id), isNull(tours.retiredAt)));
  if (sold === 0) throw new ApiError("not_found");
  return tourOfBooking(id);
}

/** The same of a tour that is booked; of one that is not sold any more there is nothing to choose from. */
export async function tourOfBooking(id: string): Promise<TourToBook> {
  const [{ tour, title, words }, dates] = await Promise.all([bookedTour(id, "en"), soldDates(id)]);
  const { facts } = tour;
  const isSold = tour.retiredAt === null;
  return {
    ...{ id, title, trip_type: TripTypeSchema.parse(tour.tripType), min_age: tour.minAge },
    party_max: facts.party_max,
    runs: isSold ? facts.runs : [],
    extras: isSold ? tourExtras(facts.extras, words).map(({ key, text }) => ({ key, text })) : [],
    departures: isSold ? dates.map(toBook) : [],
  };
}

const soldDates = (tour: string) =>
  db()
    .select(shown)
    .from(departures)
    .where(
      and(
        eq(departures.tourId, tour),
        isNull(departures.retiredAt),
        gt(departures.starts, businessDay()),
        sql`${departures.seats} > ${departures.seatsTaken}`,
      ),
    )
    .orderBy(asc(departures.starts));

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
