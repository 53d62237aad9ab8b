import { type SQL, sql } from "drizzle-orm";
import { bookings, type waitingList } from "../../db/booking-schema";

type Place = Pick<typeof waitingList, "departureId" | "createdAt" | "email">;

/**
 * Whether who waits has booked since and holds seats, in SQL; those of a booking before are for others
 * than they wait for.
 */
export const holdsSeats = (place: Place): SQL => sql`exists (
  select from ${bookings} b
  where b.departure_id = ${place.departureId} and b.seats > 0 and b.created_at > ${place.createdAt}
    and mailbox(b.email) = mailbox(${place.email}))`;
