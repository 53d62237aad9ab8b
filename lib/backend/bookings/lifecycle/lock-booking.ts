import { eq } from "drizzle-orm";
import { bookings } from "../../db/booking-schema";
import type { Transaction } from "../../db/transaction";
import type { BookingRow } from "./transitions";

/** The booking, held until the transaction ends; undefined when there is none. */
export async function lockBooking(
  { db }: Transaction,
  reference: string,
): Promise<BookingRow | undefined> {
  const [row] = await db
    .select()
    .from(bookings)
    .where(eq(bookings.reference, reference))
    .for("update");
  return row;
}
