import { type SQL, sql } from "drizzle-orm";
import { bookings } from "../../db/booking-schema";

/** That the journey of a booking touches the days between two, both included: in SQL, by an index. */
export const travelsBetween = (from: string, until: string): SQL =>
  sql`daterange(${bookings.starts}, ${bookings.starts} + ${bookings.days}) && daterange(${from}, ${until}, '[]')`;
