import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { BookingState, PaymentState } from "@/lib/contract/bookings";
import type { BookingRow } from "../bookings/lifecycle/transitions";
import { shareMoney } from "../bookings/shares/share-money";
import { sharesOf } from "../bookings/shares/share-rows";
import { bookings, payments } from "../db/booking-schema";
import { db } from "../db/pool";
import { inTransaction } from "../db/transaction";
import { isProviderError, type ProviderStatus } from "../provider/provider";
import { isOfAnother, provider } from "../provider/provider-in-use";
import { note } from "./apply-status";
import { check, plan, settled } from "./check";
import { lockPayment, type PaymentRow } from "./payment-rows";
import { nextCheck, nextReversalCheck, nextTry } from "./schedule";

const ended: BookingState[] = ["cancelled", "refunded"];
/**
 * Not paid as far as we know; one that another took the place of is cancelled here already, and of one
 * whose card was declined another card may be taken at the provider.
 */
const cancellable: Partial<Record<ProviderStatus["outcome"], PaymentState[]>> = {
  pending: ["pending", "cancelled"],
  failed: ["failed", "cancelled"],
};

/**
 * Looks after an attempt whose time has come. One that never got an address to pay at is given up:
 * nobody was told where to pay it, whatever the provider knows of it. Others are asked about; one that
 * is still not paid and that nobody waits for any more is cancelled at the provider. Of one that was
 * ordered with another provider nobody is asked.
 */
export async function attendPayment(payment: PaymentRow): Promise<void> {
  if (payment.trackingId === null) return end(payment);
  if (isOfAnother(payment)) return leaveToOperator(payment);
  const outcome = await check(payment);
  // That it was declined may be known by this answer only.
  const known = outcome === "failed" ? await asKept(payment) : payment;
  const states = (outcome && cancellable[outcome]) ?? [];
  if (states.includes(known.state) && (await isUnwanted(known)))
    await cancel(known, payment.trackingId);
}

async function asKept(payment: PaymentRow): Promise<PaymentRow> {
  const [row] = await db().select().from(payments).where(eq(payments.id, payment.id));
  return row ?? payment;
}

/** A person looks, once, whether an order was paid at the provider of before. */
async function leaveToOperator(asked: PaymentRow): Promise<void> {
  await inTransaction(async (transaction) => {
    const { payment } = await lockPayment(transaction, asked);
    const { id, state, createdAt } = payment;
    const isSettled = settled.includes(state);
    if (!isSettled) await note(transaction, payment, "other_provider", "other_provider");
    const nextCheckAt = isSettled ? nextReversalCheck(createdAt) : null;
    await transaction.db.update(payments).set({ nextCheckAt }).where(eq(payments.id, id));
  });
}

async function isUnwanted({
  id,
  booking,
  purpose,
  payer,
  state,
  createdAt,
}: PaymentRow): Promise<boolean> {
  if (state === "cancelled" || nextCheck(createdAt) === null) return true;
  const [row] = await db().select().from(bookings).where(eq(bookings.reference, booking));
  if (row && ended.includes(row.state)) return true;
  if (payer === null && row?.state === "confirmed" && purpose === "deposit") return true;
  if (payer !== null && row && !(await isPayable(row, payer))) return true;
  const [newer] = await db()
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.booking, booking),
        payer === null ? isNull(payments.payer) : eq(payments.payer, payer),
        // As the database has it: a date of JavaScript is less exact.
        gt(payments.createdAt, sql`(select created_at from payments own where own.id = ${id})`),
        inArray(payments.state, ["pending", "failed", "completed"]),
      ),
    )
    .limit(1);
  return newer !== undefined;
}

/** Whether a share has still to be paid, as far as anybody knows. */
async function isPayable(booking: BookingRow, payer: string): Promise<boolean> {
  const standings = await sharesOf(booking.reference);
  const own = standings.find(({ share }) => share.id === payer);
  return own?.state === "open" && shareMoney(booking, own).payableMinor > 0;
}

async function cancel(payment: PaymentRow, trackingId: string): Promise<void> {
  try {
    await provider().cancelOrder(trackingId);
  } catch (error) {
    const isRefused = isProviderError(error) && error.outcome === "refused";
    // Perhaps it is being paid right now.
    const next = nextCheck(payment.createdAt);
    return plan(payment, isRefused ? next : nextTry(payment.createdAt));
  }
  await end(payment);
}

/** Gives an attempt up, unless it has changed in the meantime; a card that was declined stays so. */
async function end({ id, state }: PaymentRow): Promise<void> {
  await db()
    .update(payments)
    .set({
      ...{ state: state === "failed" ? "failed" : "cancelled" },
      ...{ nextCheckAt: null, requestKey: null },
    })
    .where(and(eq(payments.id, id), eq(payments.state, state)));
}
