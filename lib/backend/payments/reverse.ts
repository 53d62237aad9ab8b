import { and, eq, gt } from "drizzle-orm";
import type { BookingRow } from "../bookings/lifecycle/transitions";
import { afterMoneyLeft } from "../bookings/money/after-money-left";
import { enter, sourceOf } from "../bookings/money/ledger";
import { enterRefund } from "../bookings/money/refund-done";
import { payments, refunds } from "../db/booking-schema";
import type { Transaction } from "../db/transaction";
import { tellGuest, tellOperator, tellPayer } from "../requests/outbox";
import type { PaymentRow } from "./payment-rows";

/**
 * The provider has given a payment back. That is a refund of ours that has arrived, or else the
 * payer's bank took the money: the operator is told of that. What a person is to send the provider was
 * never told of: it stays theirs to send, and they are told to look. Booking and payment are locked.
 */
export async function reverse(
  transaction: Transaction,
  booking: BookingRow,
  payment: PaymentRow,
): Promise<void> {
  await setReversed(transaction, payment);
  // Paid and given back before anybody asked: nothing came in here, and nothing leaves.
  if (payment.state !== "completed") return;
  // One of which nothing is left was never sent.
  const ofPayment = and(eq(refunds.payment, payment.id), gt(refunds.amountMinor, 0));
  const ours = await transaction.db.select().from(refunds).where(ofPayment);
  const told = ours.filter(({ state, askedAt }) => state !== "manual" || askedAt !== null);
  for (const refund of told) await enterRefund(transaction, refund, "provider");
  const refundedMinor = told.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const restMinor = payment.amountMinor - refundedMinor;
  if (restMinor > 0 && ours.every(({ state }) => state === "wanted")) {
    await enterReversal(transaction, payment, restMinor);
    await tell(transaction, payment, "reversed");
  }
  // A part was given back by us, and whether the rest is gone too the provider does not say; or all
  // was sent by hand, and goes a second time.
  else if (restMinor > 0 || ours.some(({ doneBy }) => doneBy === "operator"))
    await tell(transaction, payment, "reversed_after_refund");
  await afterMoneyLeft(transaction, booking.reference, "provider");
}

/** Enters that the bank of a payer has taken so much of a payment, and tells the guest, or whoever paid. */
export async function enterReversal(
  transaction: Transaction,
  payment: PaymentRow,
  amountMinor: number,
): Promise<void> {
  const { booking, currency } = payment;
  const source = sourceOf("reversal", payment);
  await enter(transaction, {
    booking,
    kind: "reversal",
    source,
    amountMinor: -amountMinor,
    currency,
  });
  await tellGuest(transaction, "refunded", booking, source);
  if (payment.payer) await tellPayer(transaction, "reversed", payment.payer, payment.id);
}

function tell(transaction: Transaction, payment: PaymentRow, reason: string) {
  const detail = `${reason} ${sourceOf("payment", payment)}`;
  return tellOperator(transaction, "attention", payment.booking, detail);
}

async function setReversed({ db }: Transaction, { id }: PaymentRow): Promise<void> {
  await db.update(payments).set({ state: "reversed" }).where(eq(payments.id, id));
}
