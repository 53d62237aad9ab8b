import { and, eq, gte } from "drizzle-orm";
import { ownPart } from "@/lib/pricing/shares";
import type { BookingRow } from "../bookings/lifecycle/transitions";
import { sourceOf, standing } from "../bookings/money/ledger";
import { owed } from "../bookings/money/owed";
import { paidInOf } from "../bookings/money/paid-in";
import { received, receivedInVain } from "../bookings/money/received";
import { openShares, sharesOf } from "../bookings/shares/share-rows";
import { ledger, payments } from "../db/booking-schema";
import { inTransaction, type Transaction } from "../db/transaction";
import type { ProviderStatus } from "../provider/provider";
import { tellOperator, tellPayer } from "../requests/outbox";
import { lockPayment, type PaymentRow } from "./payment-rows";
import { reverse } from "./reverse";

/**
 * Makes payment and booking what the provider says of them, in one transaction and once however
 * often it says so. What it says has to be about this order in every point; else nothing changes
 * and the operator is told.
 *
 * @returns whether that was its last word for now
 */
export async function applyStatus(asked: PaymentRow, said: ProviderStatus): Promise<boolean> {
  if (said.outcome === "pending") return false;
  return inTransaction(async (transaction) => {
    const { booking, payment } = await lockPayment(transaction, asked);
    const problem = mismatch(payment, said);
    if (problem) await note(transaction, payment, problem);
    else if (said.outcome === "completed") await complete(transaction, booking, payment, said);
    else if (said.outcome === "failed") await fail(transaction, payment);
    else await reverse(transaction, booking, payment);
    return problem === undefined;
  });
}

/** In which point an answer is not about this payment. */
function mismatch(payment: PaymentRow, said: ProviderStatus): string | undefined {
  if (said.merchantReference !== payment.id) return "reference";
  if (said.trackingId !== undefined && said.trackingId !== payment.trackingId) return "tracking_id";
  if (said.currency !== payment.currency) return "currency";
  if (said.amountMinor !== payment.amountMinor) return "amount";
  return undefined;
}

/** Lets the operator know of what does not fit, once. The payment is locked. */
export async function note(
  transaction: Transaction,
  payment: PaymentRow,
  problem: string,
  reason = "payment_mismatch",
): Promise<void> {
  if (payment.problem === problem) return;
  await transaction.db.update(payments).set({ problem }).where(eq(payments.id, payment.id));
  const detail = [
    reason,
    sourceOf("payment", payment),
    ...(reason === problem ? [] : [problem]),
  ].join(" ");
  await tellOperator(transaction, "attention", payment.booking, detail);
}

const completedAgain = "completed_after_reversal";

/** Money has arrived, also for an attempt that was given up before. */
async function complete(
  transaction: Transaction,
  booking: BookingRow,
  payment: PaymentRow,
  { confirmationCode, method }: ProviderStatus,
): Promise<void> {
  if (payment.state === "completed") return;
  // The bank that took the money may have given it back; only a person can see whether it did.
  if (payment.state === "reversed")
    return note(transaction, payment, completedAgain, completedAgain);
  const inVain = await whyInVain(transaction, booking, payment);
  await transaction.db
    .update(payments)
    .set({ state: "completed", confirmationCode, method, problem: null })
    .where(eq(payments.id, payment.id));
  const { amountMinor, currency } = payment;
  const source = sourceOf("payment", payment);
  const entry = {
    booking: booking.reference,
    kind: "payment",
    source,
    amountMinor,
    currency,
  } as const;
  if (payment.payer) await tellPayer(transaction, "receipt", payment.payer, payment.id);
  return inVain
    ? receivedInVain(transaction, entry, inVain)
    : received(transaction, entry, "provider");
}

/** Why nothing was to be paid by it any more: its share was taken back, or something else has paid it. */
async function whyInVain(transaction: Transaction, booking: BookingRow, payment: PaymentRow) {
  const { payer, purpose, amountMinor } = payment;
  const isAwaited = purpose !== "deposit" || booking.state !== "confirmed";
  if (payer === null && isAwaited) return undefined;
  const standings = await sharesOf(booking.reference, transaction.db);
  if (payer === null) {
    // Another attempt, or a transfer, has paid the deposit in the meantime. If not, others have, by their
    // shares, or a change asked for less: then whoever booked may still owe a part of their own.
    if (await hasPaidSince(transaction, payment)) return "paid_twice";
    const open = openShares(standings);
    const owes = ownPart(owed(booking), open).allMinor;
    // What is too much goes back alone where nobody else is to pay.
    const least = open.length === 0 ? 1 : amountMinor;
    return owes >= least ? undefined : "paid_twice";
  }
  const own = standings.find(({ share }) => share.id === payer);
  if (own?.state === "withdrawn") return "share_withdrawn";
  return own?.state === "open" ? undefined : "paid_twice";
}

/** Whether whoever booked has paid something another way since they began to pay this. */
async function hasPaidSince({ db }: Transaction, { booking, createdAt }: PaymentRow) {
  const paid = await paidInOf(booking, db);
  const byOthers = paid
    .filter(({ payment }) => payment.payer !== null)
    .map(({ payment }) => sourceOf("payment", payment));
  const entries = await db
    .select()
    .from(ledger)
    .where(and(eq(ledger.booking, booking), gte(ledger.at, createdAt)));
  return standing(entries).some(
    ({ kind, amountMinor, source }) =>
      ["payment", "bank_transfer"].includes(kind) && amountMinor > 0 && !byOthers.includes(source),
  );
}

async function fail(transaction: Transaction, payment: PaymentRow): Promise<void> {
  if (payment.state !== "pending") return;
  await transaction.db
    .update(payments)
    .set({ state: "failed", problem: null })
    .where(eq(payments.id, payment.id));
}
