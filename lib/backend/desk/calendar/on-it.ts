import { and, asc, eq, inArray } from "drizzle-orm";
import { live } from "../../bookings/lifecycle/transitions";
import { bookings } from "../../db/booking-schema";
import type { Transaction } from "../../db/transaction";

/** The bookings on a departure, the first first. */
export const onIt = (db: Transaction["db"], departure: string) =>
  db
    .select()
    .from(bookings)
    .where(and(eq(bookings.departureId, departure), inArray(bookings.state, live)))
    .orderBy(asc(bookings.createdAt), asc(bookings.reference));
