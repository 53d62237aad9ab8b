import { type SQL, sql } from "drizzle-orm";
import { referrals } from "../db/account-schema";
import { bookingChanges, bookingNotes } from "../db/booking-change-schema";
import { bookingEvents, bookings, ledger } from "../db/booking-schema";
import { sqlNow, sqlToday } from "../db/clock";
import { messages, requests } from "../db/inbox-schema";
import { invoices } from "../db/invoice-schema";
import { offerMessages, offers } from "../db/offer-schema";
import { db } from "../db/pool";
import { leads, reviews, reviewTexts } from "../db/schema";
import { shares } from "../db/share-schema";
import { inTransaction, type Transaction } from "../db/transaction";
import { forgetKeptEmails } from "../emails/transport";
import { forgetLetters } from "../offers/forget-letters";

const enquiriesKept = sql`interval '2 years'`;
/** How long after a journey what its guest wished for it is kept. */
export const wishesKeptDays = 60;
/**
 * A booking `b` that came to nothing and of which nobody knows any more whose it is: its name was taken
 * here or by whoever erased their account. An agent may know a guest who travels by name alone.
 */
const isForgotten = sql`(b.email = '' and b.phone = '' and b.name in ('', 'Guest')
  and (b.state in ('cancelled', 'expired') or b.starts < ${sqlToday}))`;

/**
 * Erases what the privacy page says is kept no longer (content/en/pages/privacy.md, "How long"):
 * enquiries that did not become a booking and declined reviews after two years, what guests wrote about
 * a journey 60 days after it. Other reviews and bookings with money in them stay.
 */
export async function forgetPeople(): Promise<void> {
  await forgetEnquiries();
  await forgetDeclinedReviews();
  await forgetUnbooked();
  await forgetWishes();
  await forgetWishesBefore();
  await forgetMessages();
  await forgetOffers();
  await forgetTrips();
  await forgetKeptEmails(2 * 365);
}

/** Quotes, messages and enquiries of people who did not book after them, and who invited these. */
async function forgetEnquiries(): Promise<void> {
  await inTransaction(async (transaction) => {
    const { db } = transaction;
    await eraseEnquiries(transaction, sql`l.created_at < ${sqlNow} - ${enquiriesKept}`);
    // The quote of a friend is a lead, or a booking that was made without one.
    await db.execute(sql`
      delete from ${referrals} r
      where r.booking is null and r.created_at < ${sqlNow} - ${enquiriesKept}
        and not exists (select from ${leads} l where l.reference = r.quote)
        and not exists (
          select from ${bookings} b where b.reference = r.quote and b.confirmed_at is not null)`);
  });
}

/** Those of these leads `l` whose people did not book after them. */
export async function eraseEnquiries({ db }: Transaction, which: SQL): Promise<void> {
  await db.execute(sql`
    delete from ${leads} l
    where l.kind in ('quote', 'contact', 'enquiry') and ${which}
      and not exists (
        select from ${bookings} b
        where lower(b.email) = lower(l.email) and b.confirmed_at is not null
          and b.created_at >= l.created_at)`);
}

/** Reviews that were declined, or taken down, with who wrote them. */
async function forgetDeclinedReviews(): Promise<void> {
  const isOld = sql`r.updated_at < ${sqlNow} - ${enquiriesKept}`;
  await inTransaction((transaction) => eraseDeclinedReviews(transaction, isOld));
}

/** Those of these reviews `r` that were declined or taken down. */
export async function eraseDeclinedReviews({ db }: Transaction, which: SQL): Promise<void> {
  const declined = sql`(
    select r.id from ${reviews} r where r.origin = 'visitor' and r.state = 'declined' and ${which})`;
  await db.execute(sql`
    delete from ${reviewTexts} t where t.review_id in ${declined}`);
  await db.execute(sql`
    with gone as (delete from ${reviews} where id in ${declined} returning id)
    delete from ${leads} l using gone where l.kind = 'review' and l.reference = gone.id`);
}

/** Bookings that were never confirmed nor paid for: what was asked for stays, by whom does not. */
async function forgetUnbooked(): Promise<void> {
  await inTransaction(async (transaction) => {
    const { db } = transaction;
    await eraseUnbooked(transaction, sql`b.created_at < ${sqlNow} - ${enquiriesKept}`);
    await db.execute(sql`
      update ${bookingEvents} e set note = '' from ${bookings} b
      where e.note <> '' and b.reference = e.booking and ${isForgotten}`);
    await db.execute(sql`
      update ${shares} s set name = '', email = '' from ${bookings} b
      where s.name <> '' and b.reference = s.booking and ${isForgotten}`);
    await db.execute(sql`
      update ${invoices} i set guest = '{}' from ${bookings} b
      where i.guest <> '{}' and b.reference = i.booking and ${isForgotten}`);
  });
}

/** Who made those of these bookings `b` that were never confirmed nor paid for, and are over. */
export async function eraseUnbooked({ db }: Transaction, which: SQL): Promise<void> {
  await db.execute(sql`
    update ${bookings} b
    set name = '', email = '', phone = '', message = '', address = null, invited_by = null,
      came_from = null
    where not (${isForgotten}) and b.confirmed_at is null and ${which}
      and (b.state in ('cancelled', 'expired') or b.starts < ${sqlToday})
      and not exists (select from ${ledger} m where m.booking = b.reference)`);
}

/** That the journey of a booking `b` was 60 days ago. */
const isOver = sql`b.starts + b.days - 1 + ${wishesKeptDays}::int < ${sqlToday}`;

/**
 * Wishes, notes on diet and health among them, and what else guests wrote about their journey; who paid
 * a share of it.
 */
async function forgetWishes(): Promise<void> {
  await db().execute(sql`
    update ${bookings} b set message = '', address = null
    where (b.message <> '' or b.address is not null) and ${isOver}`);
  await db().execute(sql`
    update ${bookingEvents} e set note = '' from ${bookings} b
    where e.note <> '' and e.actor = 'guest' and b.reference = e.booking and ${isOver}`);
  await db().execute(sql`
    update ${shares} s set name = '', email = '' from ${bookings} b
    where s.name <> '' and b.reference = s.booking and ${isOver}`);
  await db().execute(sql`
    delete from ${bookingNotes} n using ${bookings} b
    where b.reference = n.booking and (${isForgotten} or ${isOver})`);
  await db().execute(sql`
    update ${bookingChanges} c set message = '' from ${bookings} b
    where c.message <> '' and b.reference = c.booking and (${isForgotten} or ${isOver})`);
  await db().execute(sql`
    delete from ${messages} m using ${requests} r, ${bookings} b
    where r.id = m.request and b.reference = r.booking and ${isOver}`);
  await db().execute(sql`
    update ${requests} r set next_step = '', next_on = null, version = r.version + 1
    from ${bookings} b
    where (r.next_step <> '' or r.next_on is not null) and b.reference = r.booking and ${isOver}`);
}

/**
 * The same where it was written before there was a booking, once no journey is left that it may have
 * been about, and no offer that may still become one; what was asked for stays with the booking.
 */
async function forgetWishesBefore(): Promise<void> {
  // Of the same address, or made at the desk from what was asked, or from an offer for it.
  // Found for each lead by the indexes: as a condition it would be asked of every booking for every lead.
  const journeys = (which: SQL) => sql`
    select from (
      select m.reference from ${bookings} m
      where lower(m.email) = lower(l.email) and m.created_at >= l.created_at
      union all
      select m.reference from ${requests} q join ${bookings} m on m.request = q.id
      where q.lead = l.reference
      union all
      select o.booking from ${requests} q join ${offers} o on o.request = q.id
      where q.lead = l.reference) made, ${bookings} b
    where b.reference = made.reference and b.confirmed_at is not null and ${which}`;
  const mayBecomeOne = sql`(
    (o.state = 'sent' and (o.valid_until is null or o.valid_until >= ${sqlToday}))
    or (o.state = 'draft' and o.changed_at > ${sqlNow} - ${wishesKeptDays} * interval '1 day'))`;
  const isAllOver = sql`
    l.kind in ('quote', 'contact', 'enquiry') and l.email <> '' and exists (${journeys(isOver)})
    and not exists (${journeys(sql`not (${isOver})`)})
    and not exists (
      select from ${offers} o, ${requests} q
      where q.lead = l.reference and o.request = q.id and ${mayBecomeOne})`;
  await db().execute(sql`
    update ${leads} l set payload = l.payload || '{"message": ""}'
    where l.payload->>'message' <> '' and ${isAllOver}`);
  await db().execute(sql`
    delete from ${messages} m using ${requests} r, ${leads} l
    where r.id = m.request and l.reference = r.lead and ${isAllOver}`);
  await db().execute(sql`
    delete from ${offerMessages} m using ${offers} o, ${requests} r, ${leads} l
    where o.reference = m.offer and r.id = o.request and l.reference = r.lead and ${isAllOver}`);
  await db().execute(sql`
    update ${requests} r set next_step = '', next_on = null, version = r.version + 1
    from ${leads} l
    where (r.next_step <> '' or r.next_on is not null) and l.reference = r.lead and ${isAllOver}`);
}

/**
 * What was written to guests and noted about them at the desk. It goes with what they sent; of what
 * stays (reviews, bookings) after two years, or as soon as nobody knows any more who it was.
 */
async function forgetMessages(): Promise<void> {
  const isNobodys = sql`(
    exists (select from ${bookings} b where b.reference = r.booking and ${isForgotten})
    or exists (select from ${leads} l where l.reference = r.lead and l.email = ''))`;
  await db().execute(sql`
    delete from ${messages} m using ${requests} r
    where r.id = m.request and (
      m.at < ${sqlNow} - ${enquiriesKept}
      or ${isNobodys})`);
  await db().execute(sql`
    update ${requests} r set next_step = '', next_on = null, version = r.version + 1
    where (r.next_step <> '' or r.next_on is not null) and ${isNobodys}`);
}

/**
 * Offers that nobody has accepted, after two years, and those whose guest nobody knows any more; what
 * was written about one that was accepted, in its letter too, 60 days after the journey.
 */
async function forgetOffers(): Promise<void> {
  await db().execute(sql`
    delete from ${offers} o where
      (o.state <> 'accepted' and o.changed_at < ${sqlNow} - ${enquiriesKept})
      or exists (select from ${bookings} b where b.reference = o.booking and ${isForgotten})`);
  await db().execute(sql`
    delete from ${offerMessages} m using ${offers} o, ${bookings} b
    where o.reference = m.offer and b.reference = o.booking and ${isOver}`);
  await forgetLetters(isOver);
}

/** Which pages somebody had read, 60 days after they wrote. */
async function forgetTrips(): Promise<void> {
  const isOver = (at: SQL) => sql`${at} < ${sqlNow} - ${wishesKeptDays} * interval '1 day'`;
  await db().execute(sql`
    update ${requests} r set came_from = r.came_from - 'pages'
    where jsonb_exists(r.came_from, 'pages') and ${isOver(sql`r.since`)}`);
  await db().execute(sql`
    update ${bookings} b set came_from = b.came_from - 'pages'
    where jsonb_exists(b.came_from, 'pages') and ${isOver(sql`b.created_at`)}`);
}
