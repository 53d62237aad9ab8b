import { and, eq, sql } from "drizzle-orm";
import { bookings } from "../../db/booking-schema";
import { departures } from "../../db/calendar-schema";
import { db as reader } from "../../db/pool";
import type { Transaction } from "../../db/transaction";
import { isTravelled } from "./travelled";

/**
 * Takes seats on a departure, in one conditional update: two bookings never get the same one. Whether
 * the departure is still sold is asked when somebody new wants it; none are taken on one that nobody
 * travels on. Fewer than none are given back, also to that.
 *
 * @returns false when there are not enough
 */
export async function takeSeats(
  { db, changed }: Transaction,
  departure: string,
  seats: number,
): Promise<boolean> {
  const taken = await db
    .update(departures)
    .set({ seatsTaken: sql`${departures.seatsTaken} + ${seats}` })
    .where(
      and(
        eq(departures.id, departure),
        seats > 0 ? isTravelled : undefined,
        sql`${departures.seatsTaken} + ${seats} <= ${departures.seats}`,
      ),
    )
    .returning({ id: departures.id });
  for (const { id } of taken) changed.add(`departure:${id}`);
  return taken.length === 1;
}

/** Gives the seats that a booking holds back to its departure; done twice, it is done once. */
export async function releaseSeats({ db, changed }: Transaction, reference: string): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with held as (
      select reference, departure_id, seats from ${bookings}
      where reference = ${reference} and seats > 0 for update
    ), freed as (
      update ${bookings} set seats = 0 from held where bookings.reference = held.reference
    )
    update ${departures} set seats_taken = seats_taken - held.seats
    from held where departures.id = held.departure_id
    returning departures.id`);
  for (const { id } of rows) changed.add(`departure:${id}`);
}

/** Whose a departure is, and how many of its seats are free; undefined when it is no longer there. */
export async function seatsOn(departure: string) {
  const [row] = await reader().select().from(departures).where(eq(departures.id, departure));
  return row && { own: row.source === "own", free: row.seats - row.seatsTaken, all: row.seats };
}
