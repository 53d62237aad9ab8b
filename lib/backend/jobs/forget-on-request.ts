import { and, asc, eq, ne, sql } from "drizzle-orm";
import type { BookingState } from "@/lib/contract/bookings";
import { addDays } from "@/lib/pricing/days";
import { eraseAddress } from "../accounts/delete-account";
import { accountEmail } from "../accounts/mailbox";
import { sentFrom } from "../accounts/overview";
import { bookingsOf } from "../bookings/guest/own-bookings";
import { accounts } from "../db/account-schema";
import { bookings, waitingList } from "../db/booking-schema";
import { requests } from "../db/inbox-schema";
import { offers } from "../db/offer-schema";
import { db } from "../db/pool";
import { leads } from "../db/schema";
import { shares } from "../db/share-schema";
import { inTransaction } from "../db/transaction";
import { record } from "../staff/audit";
import {
  eraseDeclinedReviews,
  eraseEnquiries,
  eraseUnbooked,
  forgetPeople,
  wishesKeptDays,
} from "./forget-people";

/** How much is known of an address, by kind. */
export interface Known {
  accounts: number;
  requests: number;
  waiting: number;
  offers: number;
  reviews: number;
  bookings: number;
  shares: number;
}

/** A booking that stays, and until when what its guest wished for does. */
export interface KeptBooking {
  reference: string;
  state: BookingState;
  wishesUntil: string;
}

const open: readonly BookingState[] = ["enquiry", "consultation", "provisional", "invoiced"];

/** Whether somebody must still decide about a booking: it can be cancelled, and erased then. */
export const isOpen = ({ state }: KeptBooking): boolean => open.includes(state);

/** What is known of an address, however it was written. */
export async function known(email: string): Promise<Known> {
  const address = accountEmail(email);
  const [account, asked, waiting, made, reviews, booked, shared] = await Promise.all([
    db().$count(accounts, eq(accounts.email, address)),
    db().$count(leads, and(ne(leads.kind, "review"), sentFrom(address))),
    db().$count(waitingList, sql`lower(${waitingList.email}) = ${address}`),
    db().$count(offers, sql`lower(${offers.email}) = ${address}`),
    db().$count(leads, and(eq(leads.kind, "review"), sentFrom(address))),
    db().$count(bookings, sql`lower(${bookings.email}) = ${address}`),
    db().$count(shares, sql`lower(${shares.email}) = ${address}`),
  ]);
  return {
    ...{ accounts: account, requests: asked, waiting, offers: made },
    ...{ reviews, bookings: booked, shares: shared },
  };
}

/** The bookings of an address that stay, the next first. */
export async function keptBookings(email: string): Promise<KeptBooking[]> {
  const rows = await db()
    .select()
    .from(bookings)
    .where(sql`lower(${bookings.email}) = ${accountEmail(email)}`)
    .orderBy(asc(bookings.starts), asc(bookings.reference));
  return rows.map(({ reference, state, starts, days }) => ({
    ...{ reference, state, wishesUntil: addDays(starts, days - 1 + wishesKeptDays) },
  }));
}

/**
 * Erases now what is known of somebody who asks for it: what deleting an account erases, and what the
 * night erases of itself once it is old. Bookings that live, and those that the law keeps, stay with
 * what was asked for before them.
 */
export async function forgetOnRequest(email: string): Promise<void> {
  const address = accountEmail(email);
  await inTransaction(async (transaction) => {
    const { db } = transaction;
    const isTheirs = sql`lower(l.email) = ${address}`;
    await eraseDeclinedReviews(
      transaction,
      sql`exists (select from ${leads} l where l.reference = r.id and ${isTheirs})`,
    );
    await eraseAddress(transaction, bookingsOf, address, "command");
    await eraseUnbooked(transaction, sql`lower(b.email) = ${address}`);
    const isOfNone = sql`${isTheirs} and not exists (
      select from ${bookings} b where lower(b.email) = ${address} and b.created_at >= l.created_at)
      and not exists (
        select from ${requests} q join ${bookings} b on b.request = q.id
          or b.reference in (select o.booking from ${offers} o where o.request = q.id)
        where q.lead = l.reference and b.email <> '')`;
    // Whom a draft is for may stand in its request alone.
    await db.execute(sql`
      delete from ${offers} o using ${requests} q, ${leads} l
      where o.request = q.id and q.lead = l.reference and o.state <> 'accepted' and o.email = ''
        and ${isOfNone}`);
    await eraseEnquiries(transaction, isOfNone);
    await record(transaction, { kind: "command" }, { action: "erase-person", subject: "person" });
  });
  // What was said about what has just gone.
  await forgetPeople();
}
