import {
  and,
  asc,
  eq,
  gt,
  gte,
  isNull,
  ne,
  notInArray,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import { bookingEvents, bookings } from "../db/booking-schema";
import { sqlToday } from "../db/clock";
import { offerMessages, offers, offerVersions } from "../db/offer-schema";
import { db } from "../db/pool";
import { audit } from "../db/staff-schema";

/** Somebody who wrote about their booking or offer, and whom nobody has answered since. */
interface WaitingGuest {
  about: "booking" | "offer";
  reference: string;
  name: string;
  /** When they wrote the first of what nobody has answered. */
  since: Date;
}

const most = 200;

/** What tells that somebody took up what a guest wrote: a note may say that they telephoned. */
const answering = [
  ...["answer", "mark-answered", "mark-won", "mark-lost", "write-note"],
  ...["accept-booking", "propose-dates", "cancel-booking"],
  ...["change-booking", "propose-change", "withdraw-change"],
];

/** Whether somebody of the staff, or a link in their mail, took something up since a moment. */
const takenUpSince = (moment: SQLWrapper, ...subjects: SQLWrapper[]) => sql`exists (
  select from ${audit} a
  where a.subject in (${sql.join(subjects, sql`, `)}) and a.at >= ${moment}
    and a.actor_kind in ('staff', 'mailbox') and a.action in ${answering})`;

// Another version that was sent is an answer, and so is that it was taken back; who accepts asks no more.
const sinceOffered = sql`greatest(${offers.sentAt}, case when ${offers.state} in ('withdrawn', 'accepted') then ${offers.endedAt} end)`;

/** When the journey begins: as it is booked, else as it was sent. */
const begins = sql`coalesce(${bookings.starts}, (${offerVersions.sent}->'draft'->>'starts')::date)`;

/**
 * Offers whose guests wait for an answer, since when, and whether what they wrote last is a wish. An
 * answer is one to what stands beside the same day or line. What fellow travellers say asks nothing,
 * and neither does anybody once the journey has begun.
 */
export function waitingOffers(...which: (SQL | undefined)[]) {
  const wishes = sql<boolean>`(array_agg(${offerMessages.kind} order by ${offerMessages.id} desc))[1] = 'wish'`;
  const since = sql<Date>`min(${offerMessages.at})`.mapWith(offerMessages.at);
  return db()
    .select({ offer: offers.reference, since: since.as("since"), wishes: wishes.as("wishes") })
    .from(offerMessages)
    .innerJoin(offers, eq(offers.reference, offerMessages.offer))
    .innerJoin(
      offerVersions,
      and(eq(offerVersions.offer, offers.reference), eq(offerVersions.number, offers.sent)),
    )
    .leftJoin(bookings, eq(bookings.reference, offers.booking))
    .where(
      and(
        isNull(offerMessages.author),
        ne(offerMessages.kind, "comment"),
        gte(begins, sqlToday),
        gte(offerMessages.at, sinceOffered),
        sql`not exists (
          select from ${offerMessages} later where later.offer = ${offerMessages.offer}
            and later.subject is not distinct from ${offerMessages.subject}
            and later.id > ${offerMessages.id} and later.author is not null)`,
        sql`not ${takenUpSince(offerMessages.at, offers.reference, offers.request, offers.booking)}`,
        ...which,
      ),
    )
    .groupBy(offers.reference)
    .as("waiting");
}

interface Which {
  /** Of one booking or offer. */
  reference?: string;
  /** Who wait since later than that. */
  after?: Date;
}

/** Guests who wait for an answer about their booking or offer, who has waited longest first. */
export async function guestsWaiting(which: Which = {}): Promise<WaitingGuest[]> {
  const [booked, offered] = await Promise.all([aboutBookings(which), aboutOffers(which)]);
  return [
    ...booked.map((row) => ({ about: "booking" as const, ...row })),
    ...offered.map((row) => ({ about: "offer" as const, ...row })),
  ].sort((a, b) => a.since.getTime() - b.since.getTime());
}

/** What has ended by itself has answered nobody; what was given up, or has begun, asks nothing any more. */
function aboutBookings({ reference, after }: Which) {
  const since = sql<Date>`min(${bookingEvents.at})`.mapWith(bookingEvents.at);
  return db()
    .select({ reference: bookings.reference, name: bookings.name, since })
    .from(bookingEvents)
    .innerJoin(bookings, eq(bookings.reference, bookingEvents.booking))
    .where(
      and(
        eq(bookingEvents.actor, "guest"),
        eq(bookingEvents.before, bookingEvents.after),
        ne(bookingEvents.note, ""),
        notInArray(bookings.state, ["cancelled", "refunded"]),
        gte(bookings.starts, sqlToday),
        reference ? eq(bookings.reference, reference) : undefined,
        sql`not ${takenUpSince(bookingEvents.at, bookings.reference, bookings.request)}`,
      ),
    )
    .groupBy(bookings.reference)
    .having(after && gt(since, after))
    .orderBy(asc(since))
    .limit(most);
}

function aboutOffers({ reference, after }: Which) {
  const waiting = waitingOffers(reference ? eq(offers.reference, reference) : undefined);
  return db()
    .select({ reference: offers.reference, name: offers.name, since: waiting.since })
    .from(waiting)
    .innerJoin(offers, eq(offers.reference, waiting.offer))
    .where(after && gt(waiting.since, after))
    .orderBy(asc(waiting.since))
    .limit(most);
}
