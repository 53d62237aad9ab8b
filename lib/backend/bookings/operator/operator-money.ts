import { eq } from "drizzle-orm";
import { ApiError, conflict } from "@/lib/contract/errors";
import { mostMinor } from "@/lib/contract/offer-document";
import { ledger } from "../../db/booking-schema";
import type { Transaction } from "../../db/transaction";
import type { BookingRow } from "../lifecycle/transitions";
import { afterMoneyLeft } from "../money/after-money-left";
import { keepOfNet } from "../money/agent-money";
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
  { amount_minor, bank_reference }: Decision,
): Promise<void> {
  const { reference, currency, totalMinor, paidMinor } = booking;
  if (amount_minor === undefined) throw wrong("amount_minor", "required");
  if (amount_minor > totalMinor) throw wrong("amount_minor", "more_than_price");
  if (bank_reference === "") throw wrong("bank_reference", "required");
  const source = `bank ${reference} ${bank_reference.toUpperCase().replace(/\s+/g, "-")}`;
  const [known] = await transaction.db.select().from(ledger).where(eq(ledger.source, source));
  if (known) throw conflict("payment_known");
  if (paidMinor + amount_minor > mostMinor) throw wrong("amount_minor", "too_large");
  await keepOfNet(transaction, booking, amount_minor);
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
