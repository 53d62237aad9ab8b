import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { PartyPrice } from "@/lib/contract/price-quote";
import { bookings } from "./booking-schema";
import { moment, presentMoment } from "./columns";
import { staff } from "./staff-schema";

const ofBooking = () =>
  text()
    .notNull()
    .references(() => bookings.reference, { onDelete: "cascade" });

/** What of a booking can become something else. */
export interface Changeable {
  starts: string;
  /** Not there in what was proposed before it was kept: then the booking's stay. */
  days?: number;
  adults: number;
  children: number[];
  rooms: number;
  extras: string[];
}

/** What is to become of a confirmed booking, and at what price; applied once, or not at all. */
export const bookingChanges = pgTable(
  "booking_changes",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    booking: ofBooking(),
    proposedBy: uuid()
      .notNull()
      .references(() => staff.id),
    state: text().$type<"proposed" | "declined" | "withdrawn" | "applied">().notNull(),
    /** Whether the guest has to agree, as it costs more or moves dates. */
    asksGuest: boolean().notNull(),
    /** Whether we wish for it: what a cancellation costs gets no worse by it. */
    ours: boolean().notNull().default(false),
    before: jsonb().$type<Changeable>().notNull(),
    after: jsonb().$type<Changeable>().notNull(),
    price: jsonb().$type<PartyPrice>().notNull(),
    totalBeforeMinor: integer().notNull(),
    totalAfterMinor: integer().notNull(),
    /** What of the money that stays was to go back when it was proposed. */
    refundMinor: integer().notNull(),
    /** What the guest is told about it. */
    message: text().notNull().default(""),
    proposedAt: presentMoment(),
    decidedAt: moment(),
  },
  (t) => [
    index("booking_changes_booking").on(t.booking, t.id),
    uniqueIndex("booking_changes_one_open").on(t.booking).where(sql`state = 'proposed'`),
    check("booking_change_refund", sql`${t.refundMinor} >= 0`),
  ],
);

/** What colleagues noted about a booking; no guest sees it. */
export const bookingNotes = pgTable(
  "booking_notes",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    booking: ofBooking(),
    author: uuid()
      .notNull()
      .references(() => staff.id),
    text: text().notNull(),
    at: presentMoment(),
  },
  (t) => [index("booking_notes_booking").on(t.booking, t.id)],
);
