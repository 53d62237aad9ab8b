import { and, eq } from "drizzle-orm";
import { ApiError, conflict } from "@/lib/contract/errors";
import { mostMinor } from "@/lib/contract/offer-document";
import { ledger } from "../../db/booking-schema";
import type { Transaction } from "../../db/transaction";
import { lockBooking } from "../lifecycle/lock-booking";
import type { BookingRow } from "../lifecycle/transitions";
import { afterMoneyLeft } from "../money/after-money-left";
import { keepOfNet } from "../money/agent-money";
import { type Entry, standing } from "../money/ledger";
import { hasEnded } from "../money/owed";
import { received } from "../money/received";
import { enterRefund } from "../money/refund-done";
import { refundsByHand } from "../money/refunds-by-hand";
import type { Decision } from "./operator-actions";

const wrong = (field: string, why: string) =>
  new ApiError("invalid", { fields: { [field]: [why] } });

/**
 * Money has arrived at the bank; its reference there is entered once. With the net price of an agent comes
 * what they have kept of it.
 */
export async function recordPayment(
  transaction: Transaction,
  booking: BookingRow,
  arrived: Arrived,
): Promise<void> {
  const entry = await entryOf(transaction, booking, arrived);
  const keptOfIt = await keepOfNet(transaction, booking, entry);
  await received(transaction, entry, "operator");
  // The last seats went in this moment: what an agent has kept is nothing that could go back.
  if (keptOfIt && hasEnded((await lockBooking(transaction, booking.reference)) ?? booking))
    throw conflict("changed_meanwhile");
}

type Arrived = Pick<Decision, "amount_minor" | "bank_reference">;

/** What is entered of a transfer that has arrived. @throws ApiError `invalid` or `conflict` where it cannot be */
export async function entryOf(
  transaction: Transaction,
  { reference, currency, totalMinor, paidMinor }: BookingRow,
  { amount_minor, bank_reference }: Arrived,
): Promise<Entry> {
  if (amount_minor === undefined) throw wrong("amount_minor", "required");
  if (amount_minor > totalMinor) throw wrong("amount_minor", "more_than_price");
  if (bank_reference === "") throw wrong("bank_reference", "required");
  const source = await newSource(transaction, reference, bank_reference);
  if (paidMinor + amount_minor > mostMinor) throw wrong("amount_minor", "too_large");
  return {
    ...{ booking: reference, kind: "bank_transfer", source },
    ...{ amountMinor: amount_minor, currency, note: bank_reference },
  };
}

/**
 * The cause that a transfer is entered with, which ends with the bank's reference; what was taken out of the
 * books may come once more.
 *
 * @throws ApiError `conflict` where the transfer is entered already
 */
async function newSource({ db }: Transaction, booking: string, bankReference: string) {
  const name = bankReference.toUpperCase().replace(/\s+/g, "-");
  const isTransfer = and(eq(ledger.booking, booking), eq(ledger.kind, "bank_transfer"));
  const entries = await db.select({ source: ledger.source }).from(ledger).where(isTransfer);
  const isSame = ({ source }: { source: string }) => source.split(" ").at(-1) === name;
  if (standing(entries).some(isSame)) throw conflict("payment_known");
  const before = entries.filter(isSame).length / 2;
  return ["bank", booking, ...(before > 0 ? [before + 1] : []), name].join(" ");
}

/**
 * The operator has sent back by hand what the provider could not: one refund, which has to be named where
 * there are several, as they may go to several people.
 */
export async function recordRefund(
  transaction: Transaction,
  { reference }: BookingRow,
  { refund }: Decision,
): Promise<void> {
  const open = await refundsByHand(reference, transaction.db);
  const [sent, ...others] = open.filter(({ id }) => refund === undefined || id === refund);
  if (!sent || others.length > 0) throw conflict("not_now");
  await enterRefund(transaction, sent, "operator");
  await afterMoneyLeft(transaction, reference, "operator");
}
