import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { PriceLine } from "@/lib/pricing/party-price";
import { bookings } from "./booking-schema";
import { presentMoment } from "./columns";

/** What an invoice says of the journey, in the guest's language. */
export interface InvoiceSays {
  title: string;
  starts: string;
  ends: string;
  adults: number;
  children: number[];
  rooms: number;
  lines: PriceLine[];
}

/** Whom it is for, as they called themselves; nothing once they are forgotten. */
export interface InvoiceGuest {
  name?: string;
  country?: string;
  email?: string;
  phone?: string;
}

/** The last number of each year: locked until whoever takes the next commits, so that there are no gaps. */
export const invoiceYears = pgTable("invoice_years", {
  year: smallint().primaryKey(),
  last: integer().notNull(),
});

/**
 * Invoices and credit notes, in one series of numbers a year. What was issued is frozen (a trigger
 * refuses changes; the guest can be forgotten): it is changed by a credit note, and what that has kept by
 * another. Amounts of credit notes are negative, so that sums are what is invoiced.
 */
export const invoices = pgTable(
  "invoices",
  {
    number: text().primaryKey(),
    year: smallint().notNull(),
    position: integer().notNull(),
    kind: text().$type<"invoice" | "credit_note">().notNull(),
    booking: text()
      .notNull()
      .references(() => bookings.reference),
    /** The invoice that a credit note is for. */
    credits: text().references((): AnyPgColumn => invoices.number),
    /** Why there is a credit note. */
    reason: text().$type<CreditReason | "">().notNull().default(""),
    locale: text().notNull(),
    guest: jsonb().$type<InvoiceGuest>().notNull(),
    says: jsonb().$type<InvoiceSays>().notNull(),
    currency: text().notNull(),
    totalMinor: integer().notNull(),
    /** Per cent of tax, and how much of the total it is: prices include it. */
    taxPercent: real().notNull(),
    taxMinor: integer().notNull(),
    issuedOn: date().notNull(),
    issuedAt: presentMoment(),
  },
  (t) => [
    uniqueIndex("invoices_position").on(t.year, t.position),
    index("invoices_credits").on(t.credits),
    index("invoices_booking").on(t.booking, t.issuedAt),
    index("invoices_issued").on(t.issuedOn, t.number),
    check(
      "invoice_kind",
      sql`case ${t.kind}
        when 'invoice' then ${t.credits} is null and ${t.totalMinor} >= 0
        when 'credit_note' then ${t.credits} is not null and ${t.totalMinor} <= 0
        else false end`,
    ),
  ],
);

export type InvoiceRow = typeof invoices.$inferSelect;

/** Other dates were proposed; the booking was changed, or has ended. */
export type CreditReason = "withdrawn" | "changed" | "ended";
