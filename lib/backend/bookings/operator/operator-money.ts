import { and, eq } from "drizzle-orm";
import { ApiError, conflict } from "@/lib/contract/errors";
import { mostMinor } from "@/lib/contract/offer-document";
import { ledger, refunds } from "../../db/booking-schema";
import type { Transaction } from "../../db/transaction";
import type { BookingRow } from "../lifecycle/transitions";
import { afterMoneyLeft } from "../money/after-money-left";
import { received } from "../money/received";
import { enterRefund } from "../money/refund-done";
import type { Decision } from "./operator-actions";

const wrong = (field: string, why: string) =>
  new ApiError("invalid", { fields: { [field]: [why] } });

/** Money has arrived at the bank; its reference there is entered once. */
export async function recordPayment(
  transaction: Transaction,
  { reference, currency, totalMinor, paidMinor }: BookingRow,
  { amount_minor, bank_reference }: Decision,
): Promise<void> {
  if (amount_minor === undefined) throw wrong("amount_minor", "required");
  if (amount_minor > totalMinor) throw wrong("amount_minor", "more_than_price");
  if (bank_reference === "") throw wrong("bank_reference", "required");
  const source = `bank ${reference} ${bank_reference.toUpperCase().replace(/\s+/g, "-")}`;
  const [known] = await transaction.db.select().from(ledger).where(eq(ledger.source, source));
  if (known) throw conflict("payment_known");
  if (paidMinor + amount_minor > mostMinor) throw wrong("amount_minor", "too_large");
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
  await afterMoneyLeft(transaction, reference, "operator");
}
