import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { z } from "zod";
import { leadDays } from "../../content/lead-days";
import { waitingList } from "../../db/booking-schema";
import { departures } from "../../db/calendar-schema";
import { sqlNow, sqlToday } from "../../db/clock";
import { db } from "../../db/pool";
import { inTransaction } from "../../db/transaction";
import { tellGuest } from "../../requests/outbox";
import { holdsSeats } from "./holds-seats";

const hasBooked = holdsSeats(alias(waitingList, "w"));

const RowsSchema = z.array(z.object({ reference: z.string(), departure_id: z.string() }));

/**
 * Tells people on waiting lists of seats that have become free: of each departure whoever was told least
 * often and has waited longest of these, and fits. Seats somebody was told of are left to them for a day;
 * once they are gone, whoever was told waits again, behind those who were not, unless they hold seats there
 * themselves.
 */
export async function tellWaiting(): Promise<void> {
  await waitAgain();
  const { rows } = await db().execute(sql`
    select distinct on (w.departure_id) w.reference, w.departure_id
    from ${waitingList} w join ${departures} d on d.id = w.departure_id
    where w.told_at is null and d.retired_at is null and ${isSoldTomorrow}
      and not ${hasBooked}
      and w.seats <= d.seats - d.seats_taken - ${promised}
    order by w.departure_id, w.times_told, w.created_at`);
  for (const { reference, departure_id } of RowsSchema.parse(rows))
    await tell(reference, departure_id);
}

/**
 * Of seats that others have taken somebody is told anew when there are some again; once an hour at most. Who
 * did not have the day for it that they are promised was not told.
 */
async function waitAgain(): Promise<void> {
  await db().execute(sql`
    update ${waitingList} w set told_at = null,
      times_told = greatest(w.times_told - (w.told_at > ${sqlNow} - interval '1 day')::int, 0)
    from ${departures} d
    where d.id = w.departure_id and w.told_at < ${sqlNow} - interval '1 hour'
      and w.seats > d.seats - d.seats_taken and not ${hasBooked}`);
}

// What a rule sells today for the last time is gone before whoever is told has read of it.
const isSoldTomorrow = sql`d.starts > ${sqlToday}
  + case when d.origin = 'rule' then ${leadDays}::int else 0 end`;

// Who has booked has the seats already: they are among those that are taken.
const promised = sql`(
  select coalesce(sum(p.seats), 0) from ${waitingList} p
  where p.departure_id = d.id and p.told_at > ${sqlNow} - interval '1 day'
    and not ${holdsSeats(alias(waitingList, "p"))})`;

async function tell(reference: string, departureId: string): Promise<void> {
  await inTransaction(async (transaction) => {
    // Held until the end, so that two processes do not promise the same seats.
    await transaction.db.execute(
      sql`select from ${departures} where id = ${departureId} for update`,
    );
    const { rowCount } = await transaction.db.execute(sql`
      update ${waitingList} w set told_at = ${sqlNow}, times_told = w.times_told + 1 from ${departures} d
      where w.reference = ${reference} and d.id = w.departure_id and w.told_at is null
        and not ${hasBooked} and w.seats <= d.seats - d.seats_taken - ${promised}`);
    if (rowCount === 1) await tellGuest(transaction, "seat-free", reference);
  });
}
