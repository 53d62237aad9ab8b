import { and, eq, sql } from "drizzle-orm";
import { now } from "@/lib/clock";
import { lockBooking } from "../bookings/lifecycle/lock-booking";
import { type RefundRow, refundTaken } from "../bookings/money/refund-done";
import { payments, refunds } from "../db/booking-schema";
import { db } from "../db/pool";
import { inTransaction } from "../db/transaction";
import { reasonOf } from "../db/without-values";
import { isProviderError } from "../provider/provider";
import { isOfAnother, provider, takesOnlinePayments } from "../provider/provider-in-use";
import { tellOperator } from "../requests/outbox";
import { check } from "./check";
import { nextRefundCheck, nextTry } from "./schedule";

/**
 * Brings a refund one step further. It is asked for once: whatever happens after the provider was
 * told, it is never told again. Where its answer is lost, the status of the payment shows whether
 * the money went back, and if it does not within an hour, the operator is told to look.
 */
export async function attendRefund(refund: RefundRow): Promise<void> {
  if (refund.state === "wanted") return ask(refund);
  if (refund.state === "asked") return lookAfter(refund);
}

async function ask(refund: RefundRow): Promise<void> {
  const payment = await paymentOf(refund);
  const confirmationCode = payment?.state === "completed" ? payment.confirmationCode : null;
  // Whoever took the money may no longer be asked: then nobody but the operator can give it back.
  if (confirmationCode === null || !takesOnlinePayments())
    return leaveToOperator(refund, "refund_by_hand");
  if (payment && isOfAnother(payment)) return leaveToOperator(refund, "refund_elsewhere");
  const asked = provider();
  // From here on another process, or this one after it was killed, does not ask.
  if (!(await become(refund, "wanted", "asked", nextRefundCheck(now())))) return;
  const { amountMinor, booking, reason } = refund;
  try {
    await asked.refund({ confirmationCode, amountMinor, remarks: `${booking} ${reason}` });
  } catch (error) {
    const outcome = isProviderError(error) ? error.outcome : "unknown";
    console.warn(`refund ${refund.id}: ${reasonOf(error)}`);
    if (outcome === "refused") return leaveToOperator(refund, "refund_by_hand");
    if (outcome === "not_sent") await become(refund, "asked", "wanted", nextTry(refund.createdAt));
    return;
  }
  await refundTaken(refund);
}

async function lookAfter(refund: RefundRow): Promise<void> {
  const payment = await paymentOf(refund);
  // When the money went back, this enters the refund too.
  if (payment && takesOnlinePayments()) await check(payment);
  const next = nextRefundCheck(refund.askedAt ?? refund.createdAt);
  if (next === null) return leaveToOperator(refund, "refund_unknown");
  await become(refund, "asked", "asked", next);
}

async function paymentOf({ payment }: RefundRow) {
  const [row] = payment ? await db().select().from(payments).where(eq(payments.id, payment)) : [];
  return row;
}

/** Takes a refund from one state to another; false when it is in another one. */
async function become(
  { id }: RefundRow,
  from: RefundRow["state"],
  to: RefundRow["state"],
  nextCheckAt: Date | null,
): Promise<boolean> {
  const isNew = from === "wanted" && to === "asked";
  const rows = await db()
    .update(refunds)
    .set({ state: to, nextCheckAt, ...(isNew && { askedAt: now() }) })
    .where(and(eq(refunds.id, id), eq(refunds.state, from)))
    .returning({ id: refunds.id });
  return rows.length === 1;
}

async function leaveToOperator(refund: RefundRow, reason: string): Promise<void> {
  await inTransaction(async (transaction) => {
    await lockBooking(transaction, refund.booking);
    const [left] = await transaction.db
      .update(refunds)
      .set({ state: "manual", nextCheckAt: null })
      .where(and(eq(refunds.id, refund.id), sql`${refunds.state} in ('wanted', 'asked')`))
      .returning({ id: refunds.id });
    if (left)
      await tellOperator(transaction, "attention", refund.booking, `${reason} refund ${refund.id}`);
  });
}
