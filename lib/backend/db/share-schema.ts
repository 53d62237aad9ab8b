import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { PaymentPurpose } from "@/lib/contract/bookings";
import { bookings } from "./booking-schema";
import { moment, presentMoment } from "./columns";

/**
 * A part of what a booking owes that a fellow traveller is to pay, by a link of their own. Payments
 * name it as their payer; what became of it is said by them and by their refunds.
 */
export const shares = pgTable(
  "shares",
  {
    id: text().primaryKey(),
    booking: text()
      .notNull()
      .references(() => bookings.reference),
    name: text().notNull(),
    /** Empty until it is known: the link may be sent by hand. */
    email: text().notNull().default(""),
    /** Of what it is a part: of what confirms the booking, or of everything that is open. */
    purpose: text().$type<PaymentPurpose>().notNull(),
    amountMinor: integer().notNull(),
    currency: text().notNull(),
    createdAt: presentMoment(),
    /** Taken back by the one who booked, before it was paid. */
    withdrawnAt: moment(),
  },
  (t) => [
    index("shares_booking").on(t.booking, t.createdAt),
    check("share_amount", sql`${t.amountMinor} > 0`),
  ],
);
