import { and, eq, ne, sql } from "drizzle-orm";
import { now } from "@/lib/clock";
import { bookings, refunds } from "../../db/booking-schema";
import { inTransaction, type Transaction } from "../../db/transaction";
import { tellGuest } from "../../requests/outbox";
import { lockBooking } from "../lifecycle/lock-booking";
import type { Actor } from "../lifecycle/transitions";
import { afterMoneyLeft } from "./after-money-left";
import { enter } from "./ledger";

export type RefundRow = typeof refunds.$inferSelect;

/** Enters a refund that has been carried out, and what follows for its booking; once. */
export async function refundDone(refund: RefundRow, actor: Actor): Promise<void> {
  await inTransaction(async (transaction) => {
    await lockBooking(transaction, refund.booking);
    if (await enterRefund(transaction, refund))
      await afterMoneyLeft(transaction, refund.booking, actor, sourceOf(refund));
  });
}

/**
 * Marks a refund as done and enters it. The booking is locked.
 *
 * @returns false when it was done before
 */
export async function enterRefund(transaction: Transaction, refund: RefundRow): Promise<boolean> {
  const done = await transaction.db
    .update(refunds)
    .set({ state: "done", doneAt: now(), nextCheckAt: null })
    .where(and(eq(refunds.id, refund.id), ne(refunds.state, "done")))
    .returning({ id: refunds.id });
  if (done.length === 0) return false;
  const { booking, amountMinor, currency, reason } = refund;
  const source = sourceOf(refund);
  await transaction.db
    .update(bookings)
    .set({ backMinor: sql`${bookings.backMinor} - ${amountMinor}` })
    .where(eq(bookings.reference, booking));
  await enter(transaction, {
    booking,
    kind: "refund",
    source,
    amountMinor: -amountMinor,
    currency,
    note: reason,
  });
  await tellGuest(transaction, "refunded", booking, source);
  return true;
}

const sourceOf = ({ id }: RefundRow) => `refund ${id}`;
