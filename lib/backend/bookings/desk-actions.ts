import { and, eq } from "drizzle-orm";
import type { deskEndpoint } from "@/lib/contract/bookings";
import type { ParsedInputOf } from "@/lib/contract/endpoint";
import { ApiError } from "@/lib/contract/errors";
import { ledger, refunds } from "../db/booking-schema";
import type { Transaction } from "../db/transaction";
import { afterMoneyLeft } from "../payments/after-money-left";
import { enterRefund } from "../payments/refund-done";
import { tellGuest } from "./booking-mail";
import { cancel } from "./end";
import { latestStep } from "./history";
import { holdEnd } from "./insert";
import { issueInvoice } from "./invoice";
import { confirm, received } from "./received";
import { releaseSeats, takeSeats } from "./seats";
import { tanzanianDay } from "./tanzanian-day";
import { type BookingRow, before, move } from "./transitions";

type Order = ParsedInputOf<typeof deskEndpoint>;

const conflict = (reason: string) => new ApiError("conflict", { reason });
const wrong = (field: string, why: string) =>
  new ApiError("invalid", { fields: { [field]: [why] } });

/** The date is free: it is held from now on and the invoice is sent. */
export async function available(transaction: Transaction, booking: BookingRow): Promise<void> {
  if (booking.starts <= tanzanianDay()) throw conflict("not_now");
  const held = booking.state === "enquiry" ? await hold(transaction, booking) : booking;
  if (held.state !== "provisional") throw conflict("not_now");
  if (held.paidMinor > 0 && held.paidMinor >= held.dueNowMinor) {
    await confirm(transaction, held, "operator", "paid before");
    return;
  }
  await issueInvoice(transaction, booking.reference, "operator");
  await tellGuest(transaction, "invoice", booking.reference);
}

async function hold(transaction: Transaction, booking: BookingRow): Promise<BookingRow> {
  const { reference, departureId } = booking;
  const seats = departureId === null ? 0 : booking.adults + booking.children.length;
  const held = await move(transaction, {
    reference,
    to: "provisional",
    actor: "operator",
    set: { holdUntil: holdEnd, seats },
  });
  if (departureId !== null && !(await takeSeats(transaction, departureId, seats)))
    throw conflict("seats_gone");
  return held;
}

/** The date is not free, these are; the invoice for the old one does not count any more. */
export async function propose(
  transaction: Transaction,
  { reference, state, invoice }: BookingRow,
  { dates, message }: Order,
): Promise<void> {
  if (!before.consultation.includes(state)) throw conflict("not_now");
  await releaseSeats(transaction, reference);
  await move(transaction, {
    reference,
    to: "consultation",
    actor: "operator",
    note: message,
    set: {
      proposed: [...new Set(dates)].sort(),
      holdUntil: null,
      ...(invoice && { invoice: null, invoicedAt: null }),
    },
  });
  await tellGuest(transaction, "proposed", reference, await latestStep(transaction, reference));
}

/** The operator cannot keep to it: everything that was paid goes back. */
export async function cancelByOperator(
  transaction: Transaction,
  booking: BookingRow,
  { message }: Order,
): Promise<void> {
  if (!before.cancelled.includes(booking.state)) throw conflict("not_now");
  const refundMinor = booking.paidMinor;
  await cancel(transaction, booking, { refundMinor, actor: "operator", note: message });
}

/** Money has arrived at the bank; its reference there is entered once. */
export async function recordPayment(
  transaction: Transaction,
  { reference, currency, totalMinor }: BookingRow,
  { amount_minor, bank_reference }: Order,
): Promise<void> {
  if (amount_minor === undefined) throw wrong("amount_minor", "required");
  if (amount_minor > totalMinor) throw wrong("amount_minor", "more_than_price");
  if (bank_reference === "") throw wrong("bank_reference", "required");
  const source = `bank ${reference} ${bank_reference.toUpperCase().replace(/\s+/g, "-")}`;
  const [known] = await transaction.db.select().from(ledger).where(eq(ledger.source, source));
  if (known) throw conflict("payment_known");
  await received(
    transaction,
    {
      booking: reference,
      kind: "bank_transfer",
      source,
      amountMinor: amount_minor,
      currency,
      note: bank_reference,
    },
    "operator",
  );
}

/** The operator has sent back by hand what the provider could not. */
export async function recordRefund(
  transaction: Transaction,
  { reference }: BookingRow,
): Promise<void> {
  const sent = await transaction.db
    .select()
    .from(refunds)
    .where(and(eq(refunds.booking, reference), eq(refunds.state, "manual")));
  if (sent.length === 0) throw conflict("not_now");
  for (const refund of sent) await enterRefund(transaction, refund);
  await afterMoneyLeft(transaction, reference, "operator", "refund sent by hand");
}
