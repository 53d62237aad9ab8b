import { and, eq, ne, sql } from "drizzle-orm";
import { now } from "@/lib/clock";
import { bookings, payments, refunds } from "../../db/booking-schema";
import { inTransaction, type Transaction } from "../../db/transaction";
import { tellGuest, tellOperator, tellPayer } from "../../requests/outbox";
import { lockBooking } from "../lifecycle/lock-booking";
import { afterMoneyLeft } from "./after-money-left";
import { enter } from "./ledger";

export type RefundRow = typeof refunds.$inferSelect;

/**
 * Enters a refund that the provider has taken on, and what follows for its booking; once. Some only carry
 * out what the merchant approves in their dashboard (Pesapal, "Refund Request"): the operator is told.
 */
export async function refundTaken(refund: RefundRow): Promise<void> {
  const { booking } = refund;
  await inTransaction(async (transaction) => {
    await lockBooking(transaction, booking);
    if (!(await enterRefund(transaction, refund, "provider"))) return;
    await tellOperator(transaction, "attention", booking, `refund_asked ${sourceOf(refund)}`);
    await afterMoneyLeft(transaction, booking, "provider");
  });
}

/**
 * Marks a refund as done and enters it. The booking is locked.
 *
 * @returns false when it was done before
 */
export async function enterRefund(
  transaction: Transaction,
  refund: RefundRow,
  doneBy: NonNullable<RefundRow["doneBy"]>,
): Promise<boolean> {
  const done = await transaction.db
    .update(refunds)
    .set({ state: "done", doneAt: now(), doneBy, nextCheckAt: null })
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
  const payer = await payerOf(transaction, refund);
  if (payer) await tellPayer(transaction, "refunded", payer, refund.id);
  return true;
}

/** The share that the money came from, if it was one. */
async function payerOf({ db }: Transaction, { payment }: RefundRow): Promise<string | null> {
  if (payment === null) return null;
  const [row] = await db
    .select({ payer: payments.payer })
    .from(payments)
    .where(eq(payments.id, payment));
  return row?.payer ?? null;
}

const sourceOf = ({ id }: RefundRow) => `refund ${id}`;
