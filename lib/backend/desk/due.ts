import { and, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, sql } from "drizzle-orm";
import { businessDay } from "@/lib/clock";
import type { RequestRow } from "@/lib/contract/desk/requests";
import type { Due } from "@/lib/contract/desk/today";
import { addDays } from "@/lib/pricing/days";
import { policy } from "@/lib/pricing/policy";
import { agentsOwe } from "../bookings/money/agents-open";
import { owed } from "../bookings/money/owed";
import { bookings, refunds } from "../db/booking-schema";
import { departures } from "../db/calendar-schema";
import { requests } from "../db/inbox-schema";
import { db } from "../db/pool";
import { guestsWaiting } from "../inbox/guests-waiting";
import { selectDepartures, shownDeparture } from "./calendar/departure-rows";
import { rowsOf, selectRequests, waitsSince } from "./request-rows";

/** Enough for a day's work; what is due first comes first. */
const most = 200;
const hourMs = 3_600_000;

/**
 * What is due until a day: balances, holds that end or are to be decided about, paid bookings without a
 * date, money to send back or to come back, answers promised, dates to look into, departures with few
 * people. The soonest first.
 */
export async function dueUntil(until: string): Promise<Due[]> {
  const all = await Promise.all([
    ...[balances(until), holds(until), undecided(), undated(until), sentByHand(), fromAgents()],
    ...[answers(), enquiries(), reminders(until), guestsWrote(), withFew(until)],
  ]);
  return all.flat().sort((one, other) => moment(one) - moment(other));
}

/** When something is late: a day is over at its end. */
const moment = ({ at, on }: Due) => Date.parse(at ?? `${on}T20:59:59Z`);

/** What most that is due says nothing of. */
const nothingElse = {
  ...{ booking: null, request: null, offer: null, departure: null },
  ...{ what: "", asks: null, at: null, amount_minor: null, owner: "" },
};

const ofBooking = ({ reference, name }: typeof bookings.$inferSelect) => ({
  ...nothingElse,
  ...{ id: reference, reference, booking: reference, name },
});

const staysMinor = sql`${bookings.paidMinor} - ${bookings.backMinor}`;

async function balances(until: string): Promise<Due[]> {
  const rows = await db()
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.state, "confirmed"),
        lt(staysMinor, bookings.totalMinor),
        lte(bookings.balanceDue, until),
      ),
    )
    .orderBy(bookings.balanceDue)
    .limit(most);
  return rows.map((row) => ({
    ...ofBooking(row),
    kind: "balance",
    on: row.balanceDue,
    amount_minor: row.totalMinor - row.paidMinor + row.backMinor,
  }));
}

const awaitsDeposit = inArray(bookings.state, ["provisional", "invoiced"]);

async function holds(until: string): Promise<Due[]> {
  const rows = await db()
    .select()
    .from(bookings)
    .where(and(awaitsDeposit, isNotNull(bookings.holdUntil), lt(bookings.holdUntil, endOf(until))))
    .orderBy(bookings.holdUntil)
    .limit(most);
  return rows.flatMap((row) => {
    if (!row.holdUntil) return [];
    return {
      ...ofBooking(row),
      kind: "hold" as const,
      on: businessDay(row.holdUntil),
      at: row.holdUntil.toISOString(),
      amount_minor: owed(row).dueNowMinor,
    };
  });
}

/** Places that are kept without an end, as only some had paid their shares when it came: until somebody decides. */
async function undecided(): Promise<Due[]> {
  const rows = await db()
    .select()
    .from(bookings)
    .where(and(awaitsDeposit, isNull(bookings.holdUntil), gt(staysMinor, 0)))
    .orderBy(bookings.createdAt)
    .limit(most);
  // Since when it waits is kept nowhere: it is for today, each day.
  return rows.map((row) => ({
    ...ofBooking(row),
    kind: "undecided",
    on: businessDay(),
    amount_minor: owed(row).dueNowMinor,
  }));
}

/** What was paid while other dates were proposed, until the last of these: then a person has to say more. */
async function undated(until: string): Promise<Due[]> {
  const rows = await db()
    .select()
    .from(bookings)
    .where(and(eq(bookings.state, "consultation"), gt(staysMinor, 0)))
    .orderBy(bookings.createdAt)
    .limit(most);
  const due = rows.map((row) => ({
    ...ofBooking(row),
    kind: "undated" as const,
    on: row.proposed.toSorted().at(-1) ?? row.starts,
    amount_minor: row.paidMinor - row.backMinor,
  }));
  return due.filter(({ on }) => on <= until);
}

/** Refunds that the provider cannot carry out: somebody sends the money. */
async function sentByHand(): Promise<Due[]> {
  const rows = await db()
    .select({ booking: bookings, refund: refunds })
    .from(refunds)
    .innerJoin(bookings, eq(bookings.reference, refunds.booking))
    .where(and(eq(refunds.state, "manual"), gt(refunds.amountMinor, 0)))
    .orderBy(refunds.createdAt)
    .limit(most);
  return rows.map(({ booking, refund }) => ({
    ...ofBooking(booking),
    id: refund.id,
    kind: "refund",
    on: addDays(businessDay(refund.createdAt), policy.refund.sentWithinDays),
    amount_minor: refund.amountMinor,
  }));
}

/** What agents have of journeys that were given up: they owe it from that day. */
async function fromAgents(): Promise<Due[]> {
  const owing = await agentsOwe();
  return owing.slice(0, most).map(({ booking, returnsMinor }) => ({
    ...ofBooking(booking),
    kind: "agent",
    what: booking.agent,
    on: businessDay(booking.cancelledAt ?? booking.createdAt),
    amount_minor: returnsMinor,
  }));
}

const promisedAt = (since: Date) => new Date(since.getTime() + policy.replyHours * hourMs);

/** First answers, which are promised within some hours. */
async function answers(): Promise<Due[]> {
  const found = await selectRequests(eq(requests.state, "waiting")).orderBy(waitsSince).limit(most);
  return (await rowsOf(found)).map((row) => {
    const promised = promisedAt(new Date(row.waits_since));
    return {
      ...ofRequest(row),
      kind: "answer",
      on: businessDay(promised),
      at: promised.toISOString(),
    };
  });
}

/**
 * Bookings whose date nobody has said to be free or not, while that can be said: neither those whose
 * request waits for its answer nor those that somebody has given up.
 */
async function enquiries(): Promise<Due[]> {
  const settledElsewhere = inArray(requests.state, ["waiting", "lost"]);
  const rows = await db()
    .select({ booking: bookings })
    .from(bookings)
    .leftJoin(requests, and(eq(requests.id, bookings.reference), settledElsewhere))
    .where(
      and(eq(bookings.state, "enquiry"), gt(bookings.starts, businessDay()), isNull(requests.id)),
    )
    .orderBy(bookings.createdAt)
    .limit(most);
  return rows.map(({ booking }) => {
    const promised = promisedAt(booking.createdAt);
    return {
      ...ofBooking(booking),
      kind: "enquiry",
      on: businessDay(promised),
      at: promised.toISOString(),
    };
  });
}

/** What somebody meant to do about a request on a day; closing it takes that away, and it may be set anew. */
async function reminders(until: string): Promise<Due[]> {
  const found = await selectRequests(lte(requests.nextOn, until))
    .orderBy(requests.nextOn)
    .limit(most);
  return (await rowsOf(found)).flatMap((row) => {
    if (row.next_on === null) return [];
    return { ...ofRequest(row), kind: "reminder" as const, what: row.next_step, on: row.next_on };
  });
}

const ofRequest = ({ id, name, kind, wish, owner }: RequestRow) => ({
  ...nothingElse,
  ...{ id, reference: id, request: id, name },
  ...{ asks: { kind, wish }, owner: owner?.name ?? "" },
});

/** What guests wrote about their booking or offer: an answer is promised to them, too. */
async function guestsWrote(): Promise<Due[]> {
  const waiting = await guestsWaiting();
  return waiting.map(({ about, reference, name, since }) => {
    const promised = promisedAt(since);
    return {
      ...nothingElse,
      ...{ id: reference, reference, name, [about]: reference },
      kind: about === "booking" ? "wrote-booking" : "wrote-offer",
      on: businessDay(promised),
      at: promised.toISOString(),
    };
  });
}

/** Own departures with people on them and room for more, of which guests would be told that they are too few. */
async function withFew(until: string): Promise<Due[]> {
  const found = await selectDepartures(
    ...[eq(departures.source, "own"), isNull(departures.closedReason)],
    gte(departures.starts, addDays(businessDay(), policy.tooFewGuestsDays)),
    lte(departures.starts, addDays(until, policy.tooFewGuestsDays)),
    ...[gt(departures.seatsTaken, 0), lt(departures.seatsTaken, departures.seats)],
  ).limit(most);
  return found.map(shownDeparture).map(({ id, title, starts, seats, sold, held }) => ({
    ...nothingElse,
    ...{ id, reference: id, name: title, departure: { id, starts, seats, sold, held } },
    kind: "few",
    on: addDays(starts, -policy.tooFewGuestsDays),
  }));
}

/** The end of a business day: Tanzania's clock is three hours ahead, all year. */
const endOf = (day: string) => new Date(`${addDays(day, 1)}T00:00:00+03:00`);
