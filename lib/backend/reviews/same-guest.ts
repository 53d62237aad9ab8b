import { type SQL, sql } from "drizzle-orm";
import { conflict } from "@/lib/contract/errors";
import { bookings } from "../db/booking-schema";
import { sqlToday } from "../db/clock";
import { mailboxIn } from "../db/mailbox-in";
import { leads, reviews } from "../db/schema";
import type { Transaction } from "../db/transaction";

/** That a booking `b` or a lead `l` is of the mailbox from which a review was sent, by its lead `mine`. */
const ofGuest = (address: SQL) =>
  // Of whoever was erased there is no address: two of them are not one.
  sql`mine.email <> '' and ${mailboxIn(address)} = ${mailboxIn(sql`mine.email`)}`;

/**
 * That whoever sent a review has made the journey it tells of: a confirmed booking of its tour whose last
 * day has passed. It is known of reviews of a tour alone.
 */
export const hasTravelled: SQL<boolean> = sql`exists (
  select from ${leads} mine join ${bookings} b on ${ofGuest(sql`b.email`)}
  where mine.reference = ${reviews.id} and mine.kind = 'review' and b.tour_id = ${reviews.tourId}
    and b.state = 'confirmed' and b.starts + b.days - 1 < ${sqlToday})`;

/** A review `this` and its lead `mine`, beside all `r` that its guest sent about the same, by their leads `l`. */
const besideTheSame = sql`${reviews} this
  join ${leads} mine on mine.reference = this.id and mine.kind = 'review'
  join ${leads} l on l.kind = 'review' and ${ofGuest(sql`l.email`)}
  join ${reviews} r on r.id = l.reference
    and r.tour_id is not distinct from this.tour_id
    and r.destination_id is not distinct from this.destination_id`;

/** That the guest of a review has another of the same published, or sent one before that is still to be read. */
export const hasWrittenAlready: SQL<boolean> = sql<boolean>`exists (
  select from ${besideTheSame}
  where this.id = ${reviews.id} and r.id <> this.id
    and (r.state = 'published'
      or (r.state = 'pending' and (l.created_at, l.reference) < (mine.created_at, mine.reference))))`;

/**
 * A guest's word counts once for each tour, each place and the company as a whole.
 * @throws ApiError `conflict` where another review of the same guest and subject is published
 */
export async function demandOnlyOne({ db }: Transaction, review: string): Promise<void> {
  // Held until the end, in one order: of two that are published in one moment the later sees the first.
  const { rows } = await db.execute<{ id: string; state: string }>(sql`
    select r.id, r.state from ${besideTheSame}
    where this.id = ${review} order by r.id for update of r`);
  if (rows.some(({ id, state }) => id !== review && state === "published"))
    throw conflict("reviewed_already");
}
