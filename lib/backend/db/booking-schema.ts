import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { BookingState, PaymentPurpose, PaymentState } from "@/lib/contract/bookings";
import type { CameFrom } from "@/lib/contract/came-from";
import type { StepFact } from "@/lib/contract/desk/step-facts";
import type { PartyPrice } from "@/lib/contract/price-quote";
import { now } from "../../clock";
import { imported, moment, presentMoment } from "./columns";
import { staff } from "./staff-schema";

/** A party that wants to travel: what it asked for, at what price, and how far it has come. */
export const bookings = pgTable(
  "bookings",
  {
    reference: text().primaryKey(),
    state: text().$type<BookingState>().notNull(),
    locale: text().notNull(),
    tourId: text().notNull(),
    /** A departure with a fixed date, whose seats are counted; null for a private tour. */
    departureId: text(),
    starts: date().notNull(),
    /** How many days the journey takes that was booked, whatever has become of its tour since. */
    days: smallint().notNull(),
    adults: smallint().notNull(),
    children: smallint().array().notNull(),
    rooms: smallint().notNull(),
    extras: text().array().notNull().default(sql`'{}'`),
    coupon: text(),
    /** Seats that this booking holds on its departure; 0 as soon as they are given back. */
    seats: smallint().notNull().default(0),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull().default(""),
    country: text().notNull(),
    message: text().notNull().default(""),
    /** The price as it was shown; it changes only with the date, by the guest's consent. */
    price: jsonb().$type<PartyPrice>().notNull(),
    currency: text().notNull(),
    totalMinor: integer().notNull(),
    /** What confirms the booking: the deposit, or everything when the start is near. */
    dueNowMinor: integer().notNull(),
    balanceDue: date().notNull(),
    /** The sum of the ledger, kept in the transaction that writes it. */
    paidMinor: integer().notNull().default(0),
    /** What of that is on its way back to the guest: the sum of the refunds that are not done. */
    backMinor: integer().notNull().default(0),
    /** What a cancellation gives back; null unless cancelled. */
    refundMinor: integer(),
    holdUntil: moment(),
    invoice: text().unique(),
    /** First days that the operator proposes instead. */
    proposed: date().array().notNull().default(sql`'{}'`),
    invitedBy: text(),
    cameFrom: jsonb().$type<CameFrom>(),
    /** Not written any more: nothing reads from where it was made. What is there goes with the wishes. */
    address: text(),
    /** By whom of the staff it was made; null where the guest did. */
    madeBy: uuid().references(() => staff.id),
    /** The request that the desk made it from; a booking that began as its own request has its reference. */
    request: text(),
    /** Somebody else booked: the guest has still to agree to the terms, by their link, before they pay. */
    asksConsent: boolean().notNull().default(false),
    /** Which key opens it, counted from 0: a newer one takes the place of all before. */
    keyNumber: integer().notNull().default(0),
    /** Through whom it was sold, and what per cent of the guest's price is theirs. */
    agent: text().notNull().default(""),
    commissionPercent: smallint().notNull().default(0),
    /** What of `paidMinor` never came here: the agent kept it of what the guest paid them. */
    agentKeptMinor: integer().notNull().default(0),
    /** What of that the agent gives the guest back themselves, since it was cancelled. */
    byAgentMinor: integer().notNull().default(0),
    /** How far the reminders of the balance have come (see `reminders.ts`), and when the last went. */
    reminders: smallint().notNull().default(0),
    remindedAt: moment(),
    /** Counts its changes, by a trigger, so that whoever has seen an older one is told. */
    version: integer().notNull().default(1),
    createdAt: presentMoment(),
    invoicedAt: moment(),
    confirmedAt: moment(),
    cancelledAt: moment(),
    /** What a cancellation keeps at least, since a change that the guest wished for. */
    keptLeastMinor: integer().notNull().default(0),
    /** To which day the terms of a cancellation count; null for its start. Later, where we moved that. */
    termsStart: date(),
  },
  (t) => [
    index("bookings_departure").on(t.departureId),
    index("bookings_mailbox").on(sql`lower(email)`),
    index("bookings_in_mailbox").on(sql`mailbox(email)`),
    index("bookings_hold").on(t.holdUntil),
    index("bookings_newest").on(t.createdAt.desc().nullsFirst(), t.reference.desc().nullsFirst()),
    index("bookings_state").on(
      t.state,
      t.createdAt.desc().nullsFirst(),
      t.reference.desc().nullsFirst(),
    ),
    index("bookings_confirmed").on(t.confirmedAt),
    index("bookings_starts").on(t.starts),
    index("bookings_days").using("gist", sql`daterange(starts, starts + days)`),
    index("bookings_tour").on(t.tourId),
    index("bookings_owing")
      .on(t.balanceDue)
      .where(sql`state = 'confirmed' and paid_minor - back_minor < total_minor`),
    index("bookings_agents").on(t.state).where(sql`commission_percent > 0`),
    index("bookings_agent_name").on(t.agent).where(sql`agent <> ''`),
    index("bookings_request").on(t.request).where(sql`request is not null`),
    index("bookings_words").using(
      "gin",
      sql`booking_words(reference, invoice, name, email, phone) gin_trgm_ops`,
    ),
    check("booking_days", sql`${t.days} > 0`),
    check("booking_commission", sql`${t.commissionPercent} between 0 and 50`),
    check("booking_amounts", sql`${t.dueNowMinor} between 0 and ${t.totalMinor}`),
    check("booking_never_negative", sql`${t.paidMinor} >= 0`),
    check("booking_back", sql`${t.backMinor} >= 0`),
  ],
);

const ofBooking = () =>
  text()
    .notNull()
    .references(() => bookings.reference);

/**
 * How a booking came to its state: a row for each transition, never changed; its note, which somebody
 * wrote, may be forgotten.
 */
export const bookingEvents = pgTable(
  "booking_events",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    booking: ofBooking(),
    before: text(),
    after: text().notNull(),
    actor: text().notNull(),
    note: text().notNull().default(""),
    /** What became another with it. */
    facts: jsonb().$type<StepFact[]>().notNull().default([]),
    at: presentMoment(),
  },
  (t) => [index("booking_events_booking").on(t.booking, t.id)],
);

/** Attempts to pay, each an order of its own at the provider; the id is its merchant reference. */
export const payments = pgTable(
  "payments",
  {
    id: text().primaryKey(),
    booking: ofBooking(),
    purpose: text().$type<PaymentPurpose>().notNull(),
    state: text().$type<PaymentState>().notNull(),
    amountMinor: integer().notNull(),
    currency: text().notNull(),
    /** With whom it was ordered; nobody else is asked about it. */
    provider: text().notNull().default("pesapal"),
    trackingId: text(),
    confirmationCode: text(),
    method: text(),
    redirectUrl: text(),
    /** The share that is paid by it; null where the one who booked pays. */
    payer: text(),
    /** The Idempotency-Key it was asked for with, until it is known that it led nowhere. */
    requestKey: text(),
    /** What of the provider's answer does not fit; a person was told. */
    problem: text(),
    /** How often the provider was asked, and when it is asked next. */
    checks: smallint().notNull().default(0),
    checkedAt: moment(),
    nextCheckAt: moment(),
    createdAt: presentMoment(),
  },
  (t) => [
    index("payments_booking").on(t.booking),
    uniqueIndex("payments_one_open")
      .on(t.booking, t.purpose, sql`coalesce(payer, '')`)
      .where(sql`state in ('started', 'pending')`),
    uniqueIndex("payments_tracking").on(t.trackingId),
    uniqueIndex("payments_request").on(t.booking, t.requestKey),
    index("payments_next_check").on(t.nextCheckAt),
    index("payments_payer").on(t.payer).where(sql`payer is not null`),
  ],
);

/**
 * Every movement of money, append-only (a trigger refuses changes): the sum of a booking's rows is
 * what it has paid. `source` is what caused it, and causes at most one row.
 */
export const ledger = pgTable(
  "ledger",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    booking: ofBooking(),
    kind: text().notNull(),
    source: text().notNull(),
    amountMinor: integer().notNull(),
    currency: text().notNull(),
    note: text().notNull().default(""),
    at: presentMoment(),
  },
  (t) => [
    index("ledger_booking").on(t.booking),
    index("ledger_at").on(t.at),
    index("ledger_of_agents").on(t.booking).where(sql`kind = 'commission'`),
    uniqueIndex("ledger_source").on(t.source),
  ],
);

export type RefundState = "wanted" | "asked" | "done" | "manual";

/** Money to be given back, until the provider or the operator has done it. */
export const refunds = pgTable(
  "refunds",
  {
    id: text().primaryKey(),
    booking: ofBooking(),
    payment: text(),
    amountMinor: integer().notNull(),
    currency: text().notNull(),
    reason: text().notNull().default(""),
    /** wanted, asked (the provider was told, its answer is not known yet), done, or manual: the operator's to do. */
    state: text().$type<RefundState>().notNull(),
    createdAt: presentMoment(),
    askedAt: moment(),
    nextCheckAt: moment().default(sql`now()`).$defaultFn(now),
    doneAt: moment(),
    /** Who says so: a provider that reverses the payment later has not seen what a person sent. */
    doneBy: text().$type<"operator" | "provider">(),
  },
  (t) => [index("refunds_booking").on(t.booking), index("refunds_next_check").on(t.nextCheckAt)],
);

export const coupons = pgTable(
  "coupons",
  {
    code: text().primaryKey(),
    percent: smallint(),
    amountMinor: integer(),
    minimumMinor: integer().notNull().default(0),
    validFrom: date().notNull(),
    validUntil: date().notNull(),
    usesMost: integer().notNull(),
    uses: integer().notNull().default(0),
    ...imported,
  },
  (t) => [check("coupon_uses", sql`${t.uses} >= 0`)],
);

/** Who would come if a seat became free. */
export const waitingList = pgTable(
  "waiting_list",
  {
    reference: text().primaryKey(),
    departureId: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    locale: text().notNull(),
    seats: smallint().notNull(),
    /** When it was told of free seats; for a day they are left to it. */
    toldAt: moment(),
    /** How often it was told so far. */
    timesTold: smallint().notNull().default(0),
    /** When its address was entered once more, and its owner told of it. */
    askedAgainAt: moment(),
    createdAt: presentMoment(),
  },
  (t) => [
    index("waiting_list_departure").on(t.departureId, t.createdAt),
    uniqueIndex("waiting_list_person").on(t.departureId, sql`lower(${t.email})`),
  ],
);
