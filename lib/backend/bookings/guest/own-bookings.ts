import { and, desc, eq, getTableColumns, inArray, ne, notInArray, sql } from "drizzle-orm";
import { deskRequests } from "@/lib/contract/changes";
import type { Locale } from "@/lib/contract/locale";
import type { BookingsOf, Eraser } from "../../accounts/bookings-of";
import { bookingEvents, bookings, ledger, waitingList } from "../../db/booking-schema";
import { sqlToday } from "../../db/clock";
import { offerMessages, offers, offerVersions } from "../../db/offer-schema";
import { db } from "../../db/pool";
import { shares } from "../../db/share-schema";
import type { Transaction } from "../../db/transaction";
import { record } from "../../staff/audit";
import { forgottenName } from "../lifecycle/forgotten-guest";
import { commissionKinds } from "../money/ledger";
import { bookedTitles } from "./booked-journey";
import { bookingKey } from "./booking-key";

const mostShown = 50;

// They belong to the account because its address is confirmed; guests book without an account too.
const bookedFrom = (email: string) => sql`lower(${bookings.email}) = ${email}`;
const madeFor = (email: string) => sql`lower(${offers.email}) = ${email}`;
const waitsFrom = (email: string) => sql`lower(${waitingList.email}) = ${email}`;

/** The bookings made from an account's address, the latest first, with the keys that open them. */
async function ownBookings(email: string, locale: Locale) {
  const rows = await db()
    .select()
    .from(bookings)
    .where(bookedFrom(email))
    .orderBy(desc(bookings.createdAt))
    .limit(mostShown);
  const titleOf = await bookedTitles(rows, locale);
  return Promise.all(
    rows.map(async ({ reference, keyNumber, state, starts, totalMinor }) => ({
      reference,
      state,
      title: titleOf(reference),
      starts,
      total_minor: totalMinor,
      key: await bookingKey({ reference, keyNumber }),
    })),
  );
}

// Between the operator and an agent, or among the staff.
const { agent, commissionPercent, agentKeptMinor, byAgentMinor, madeBy, ...ofGuest } =
  getTableColumns(bookings);

/** Everything kept about the bookings made from an address, to take away. */
async function exportedBookings(email: string) {
  const rows = await db().select(ofGuest).from(bookings).where(bookedFrom(email));
  const references = rows.map(({ reference }) => reference);
  const [history, movements, waiting, made] = await Promise.all([
    db().select().from(bookingEvents).where(inArray(bookingEvents.booking, references)),
    db()
      .select()
      .from(ledger)
      .where(
        and(inArray(ledger.booking, references), notInArray(ledger.kind, [...commissionKinds])),
      ),
    db().select().from(waitingList).where(waitsFrom(email)),
    exportedOffers(email),
  ]);
  return {
    bookings: rows.map((row) => ({
      ...row,
      history: history.filter(({ booking }) => booking === row.reference),
      movements: movements.filter(({ booking }) => booking === row.reference),
    })),
    waiting_for: waiting,
    offers: made,
  };
}

/** Journeys that were made for an address, as they were sent, with what was written about them. */
async function exportedOffers(email: string) {
  const rows = await db()
    .select({ offer: offers, sent: offerVersions.sent })
    .from(offers)
    .innerJoin(
      offerVersions,
      and(eq(offerVersions.offer, offers.reference), eq(offerVersions.number, offers.sent)),
    )
    .where(madeFor(email));
  const references = rows.map(({ offer }) => offer.reference);
  const written = await db()
    .select({ offer: offerMessages.offer, text: offerMessages.text, at: offerMessages.at })
    .from(offerMessages)
    .where(inArray(offerMessages.offer, references));
  return rows.map(({ offer: { reference, name, sentAt }, sent }) => ({
    ...{ reference, name, sentAt, sent: sent?.variants },
    messages: written.filter(({ offer }) => offer === reference),
  }));
}

/**
 * Forgets who asked for journeys that never came about, and their places on waiting lists. Bookings
 * that are alive, and those with money in the ledger, are kept as the law asks.
 */
async function forgetOwnBookings(
  transaction: Transaction,
  email: string,
  by: Eraser,
): Promise<void> {
  const { db } = transaction;
  await db.delete(waitingList).where(waitsFrom(email));
  await forgetOwnOffers(transaction, email, by);
  const cameToNothing = sql`${bookings.state} in ('cancelled', 'expired') and not exists (
    select from ${ledger} where ${ledger.booking} = ${bookings.reference})`;
  const gone = db
    .select({ reference: bookings.reference })
    .from(bookings)
    .where(and(bookedFrom(email), cameToNothing));
  await db.update(shares).set({ name: "", email: "" }).where(inArray(shares.booking, gone));
  await db
    .update(bookings)
    .set({
      ...{ name: forgottenName, email: "", phone: "", message: "" },
      ...{ address: null, invitedBy: null, cameFrom: null },
    })
    .where(and(bookedFrom(email), cameToNothing));
  await db
    .update(bookings)
    .set({ address: null })
    .where(eq(sql`lower(${bookings.email})`, email));
}

const isOver = sql`(${offers.state} = 'withdrawn'
  or ${offers.state} = 'sent' and ${offers.validUntil} < ${sqlToday})`;

/**
 * Takes away what was offered and not accepted; whoever worked on it reads in the record that it ended. Who
 * only deletes their account keeps what is being made for them, and can still accept what they have.
 */
async function forgetOwnOffers(transaction: Transaction, email: string, by: Eraser): Promise<void> {
  const gone = await transaction.db
    .delete(offers)
    .where(and(madeFor(email), by === "guest" ? isOver : ne(offers.state, "accepted")))
    .returning({ reference: offers.reference, request: offers.request, state: offers.state });
  for (const { reference, request, state } of gone)
    await record(
      transaction,
      { kind: by },
      {
        ...{ action: "erase-offer", subject: request ?? reference },
        ...{ before: { state }, after: { offer: reference } },
      },
    );
  if (gone.length > 0) transaction.changed.add(deskRequests);
}

/** What an account shows, exports and forgets of the bookings made from its address. */
export const bookingsOf: BookingsOf = {
  shown: ownBookings,
  exported: exportedBookings,
  forget: forgetOwnBookings,
};
