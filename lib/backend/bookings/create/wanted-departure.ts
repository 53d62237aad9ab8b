import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { BookingState } from "@/lib/contract/bookings";
import { ApiError } from "@/lib/contract/errors";
import type { Tour } from "@/lib/contract/tours";
import { departures } from "../../db/calendar-schema";
import { db } from "../../db/pool";
import { isTravelled } from "../lifecycle/travelled";

type Departure = typeof departures.$inferSelect;

/**
 * The departure that a party wants to join; undefined for a private tour, which starts on any day.
 *
 * @throws ApiError `invalid` when a shared tour does not start on that day
 */
export async function wantedDeparture(
  { id, trip_type }: Pick<Tour, "id" | "trip_type">,
  starts: string,
): Promise<Departure | undefined> {
  if (trip_type === "private") return undefined;
  const row = await departureOn(id, starts, isNull(departures.retiredAt));
  if (!row) throw new ApiError("invalid", { fields: { starts: ["no_departure"] } });
  return row;
}

/**
 * The same, for a booking that there is and a day that was offered: that may have come too near since to
 * be sold to others.
 *
 * @throws ApiError `conflict` with this reason when the departure of that day is gone
 */
export async function offeredDeparture(
  id: string,
  tripType: string,
  starts: string,
  reason: string,
): Promise<string | null> {
  if (tripType !== "shared") return null;
  const found = await departureOn(id, starts, isTravelled);
  if (!found) throw new ApiError("conflict", { reason });
  return found.id;
}

async function departureOn(tour: string, starts: string, condition: SQL | undefined) {
  const [row] = await db()
    .select()
    .from(departures)
    .where(and(eq(departures.tourId, tour), eq(departures.starts, starts), condition));
  return row;
}

/** Seats of our own departures are taken at once; everything else is looked into first. */
export function firstState(departure: Departure | undefined): BookingState {
  return departure?.source === "own" ? "provisional" : "enquiry";
}
