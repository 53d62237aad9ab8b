import { and, asc, eq, inArray } from "drizzle-orm";
import type { BookingState } from "@/lib/contract/bookings";
import { bookings } from "../../db/booking-schema";
import type { Transaction } from "../../db/transaction";

/** The states in which somebody travels, or still may. */
export const live: BookingState[] = [
  "enquiry",
  "consultation",
  "provisional",
  "invoiced",
  "confirmed",
];

/** The bookings on a departure, the first first. */
export const onIt = (db: Transaction["db"], departure: string) =>
  db
    .select()
    .from(bookings)
    .where(and(eq(bookings.departureId, departure), inArray(bookings.state, live)))
    .orderBy(asc(bookings.createdAt), asc(bookings.reference));
