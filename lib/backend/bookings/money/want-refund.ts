import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { bookings, payments, refunds } from "../../db/booking-schema";
import type { Transaction } from "../../db/transaction";
import { canRefund } from "../../provider/provider-in-use";
import { tellOperator } from "../../requests/outbox";
import type { BookingRow } from "../lifecycle/transitions";

type PaymentRow = typeof payments.$inferSelect;

interface Part {
  payment: PaymentRow | undefined;
  amountMinor: number;
  /** How many refunds of this payment there are already. */
  before: number;
}

/**
 * Notes that money is to be given back, spread over the payments it came by, the newest first. It
 * begins with the payment `from`; null says that the money came another way. What the provider cannot
 * do is the operator's to do, who is told.
 * Done in the transaction that decides it, with the booking locked.
 */
export async function wantRefund(
  transaction: Transaction,
  { reference, currency }: BookingRow,
  amountMinor: number,
  reason: string,
  from?: string | null,
): Promise<void> {
  await transaction.db
    .update(bookings)
    .set({ backMinor: sql`${bookings.backMinor} + ${amountMinor}` })
    .where(eq(bookings.reference, reference));
  const parts = await spread(transaction, reference, amountMinor, from);
  for (const { payment, amountMinor, before } of parts) {
    const isOurs = payment !== undefined && canRefund(payment, { amountMinor, before });
    const id = `${payment?.id ?? reference}-R${before + 1}`;
    await transaction.db.insert(refunds).values({
      id,
      booking: reference,
      payment: payment?.id ?? null,
      amountMinor,
      currency,
      reason,
      state: isOurs ? "wanted" : "manual",
    });
    if (!isOurs)
      await tellOperator(transaction, "attention", reference, `refund_by_hand refund ${id}`);
  }
}

async function spread(
  transaction: Transaction,
  reference: string,
  amountMinor: number,
  from: string | null | undefined,
): Promise<Part[]> {
  const parts: Part[] = [];
  let left = amountMinor;
  for (const payment of await completed(transaction, reference, from)) {
    const before = await refundsOf(transaction, reference, payment.id);
    const gone = before.reduce((sum, refund) => sum + refund.amountMinor, 0);
    const part = Math.min(left, payment.amountMinor - gone);
    if (part <= 0) continue;
    parts.push({ payment, amountMinor: part, before: before.length });
    left -= part;
  }
  if (left <= 0) return parts;
  const before = (await refundsOf(transaction, reference, null)).length;
  return [...parts, { payment: undefined, amountMinor: left, before }];
}

async function completed(
  { db }: Transaction,
  reference: string,
  from: string | null | undefined,
): Promise<PaymentRow[]> {
  if (from === null) return [];
  const rows = await db
    .select()
    .from(payments)
    .where(and(eq(payments.booking, reference), eq(payments.state, "completed")))
    .orderBy(desc(payments.createdAt));
  return [...rows.filter(({ id }) => id === from), ...rows.filter(({ id }) => id !== from)];
}

function refundsOf({ db }: Transaction, reference: string, payment: string | null) {
  const ofPayment = payment === null ? isNull(refunds.payment) : eq(refunds.payment, payment);
  return db
    .select()
    .from(refunds)
    .where(and(eq(refunds.booking, reference), ofPayment));
}
