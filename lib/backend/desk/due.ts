import { and, eq, gt, inArray, isNotNull, lt, lte, sql } from "drizzle-orm";
import { businessDay } from "@/lib/clock";
import type { Due } from "@/lib/contract/desk/today";
import { addDays } from "@/lib/pricing/days";
import { policy } from "@/lib/pricing/policy";
import { agentsOwe } from "../bookings/money/agents-open";
import { owed } from "../bookings/money/owed";
import { bookings, refunds } from "../db/booking-schema";
import { requests } from "../db/inbox-schema";
import { db } from "../db/pool";
import { rowsOf, selectRequests, waitsSince } from "./request-rows";

/** Enough for a day's work; what is due first comes first. */
const most = 200;
const hourMs = 3_600_000;

/** What is due until a day: balances, holds that end, paid bookings without a date, money to send back or to come back, answers promised. The soonest first. */
export async function dueUntil(until: string): Promise<Due[]> {
  const all = await Promise.all([
    ...[balances(until), holds(until), undated(until), sentByHand(), fromAgents()],
    answers(until),
  ]);
  return all.flat().sort((one, other) => moment(one) - moment(other));
}

/** When something is late: a day is over at its end. */
const moment = ({ at, on }: Due) => Date.parse(at ?? `${on}T20:59:59Z`);

const ofBooking = ({ reference, name }: typeof bookings.$inferSelect) => ({
  reference,
  booking: reference,
  request: null,
  name,
  what: "",
  asks: null,
  owner: "",
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
    at: null,
    amount_minor: row.totalMinor - row.paidMinor + row.backMinor,
  }));
}

async function holds(until: string): Promise<Due[]> {
  const rows = await db()
    .select()
    .from(bookings)
    .where(
      and(
        inArray(bookings.state, ["provisional", "invoiced"]),
        isNotNull(bookings.holdUntil),
        lt(bookings.holdUntil, endOf(until)),
      ),
    )
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
    at: null,
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
    kind: "refund",
    on: addDays(businessDay(refund.createdAt), policy.refund.sentWithinDays),
    at: null,
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
    at: null,
    amount_minor: returnsMinor,
  }));
}

/** Answers: the first, which is promised within some hours, and what somebody meant to do on a day. */
async function answers(until: string): Promise<Due[]> {
  const found = await Promise.all([
    selectRequests(eq(requests.state, "waiting")).orderBy(waitsSince).limit(most),
    selectRequests(
      inArray(requests.state, ["waiting", "answered", "offered"]),
      lte(requests.nextOn, until),
    )
      .orderBy(requests.nextOn)
      .limit(most),
  ]);
  const each = new Map(found.flat().map((row) => [row.request.id, row]));
  const rows = await rowsOf([...each.values()]);
  return rows.map((row) => {
    const promised = new Date(Date.parse(row.waits_since) + policy.replyHours * hourMs);
    const isReminder = row.next_on !== null;
    return {
      kind: isReminder ? "reminder" : "answer",
      reference: row.id,
      booking: null,
      request: row.id,
      name: row.name,
      what: row.next_step,
      asks: { kind: row.kind, wish: row.wish },
      on: row.next_on ?? businessDay(promised),
      at: isReminder ? null : promised.toISOString(),
      amount_minor: null,
      owner: row.owner?.name ?? "",
    };
  });
}

/** The end of a business day: Tanzania's clock is three hours ahead, all year. */
const endOf = (day: string) => new Date(`${addDays(day, 1)}T00:00:00+03:00`);
