import { type Column, type SQL, sql } from "drizzle-orm";
import { bookings } from "../../db/booking-schema";

/** Columns of the waiting list, under whichever name a query has it. */
type Place = Record<"departureId" | "createdAt" | "email", Column>;

/**
 * Whether who waits has booked since and holds seats, in SQL; those of a booking before are for others
 * than they wait for.
 */
export const holdsSeats = (place: Place): SQL => sql`exists (
  select from ${bookings} b
  where b.departure_id = ${place.departureId} and b.seats > 0 and b.created_at > ${place.createdAt}
    and mailbox(b.email) = mailbox(${place.email}))`;
