import { and, asc, eq, inArray } from "drizzle-orm";
import { ledger, payments, refunds } from "../../db/booking-schema";
import { db } from "../../db/pool";
import type { Transaction } from "../../db/transaction";
import { sourceOf } from "./ledger";

/** A payment that was made, and what of its money is still here. Minor units. */
export interface PaidIn {
  payment: typeof payments.$inferSelect;
  /** What came in by it and was not taken back by the payer's bank. */
  paidMinor: number;
  /** What of that went back to whoever paid, or is on its way. */
  backMinor: number;
  /** How many refunds of it there are. */
  refunds: number;
}

/**
 * The payments of a booking by which money came in, the oldest first. The ledger decides, not their
 * state: the provider calls a payment reversed where a part of it was refunded, too.
 */
export async function paidInOf(
  reference: string,
  reader: Pick<Transaction["db"], "select"> = db(),
): Promise<PaidIn[]> {
  const rows = await reader
    .select()
    .from(payments)
    .where(and(eq(payments.booking, reference), inArray(payments.state, ["completed", "reversed"])))
    .orderBy(asc(payments.createdAt));
  if (rows.length === 0) return [];
  const entries = await reader.select().from(ledger).where(eq(ledger.booking, reference));
  const back = await reader.select().from(refunds).where(eq(refunds.booking, reference));
  return rows.flatMap((payment) => {
    const sources = [sourceOf("payment", payment), sourceOf("reversal", payment)];
    const paidMinor = sum(entries.filter(({ source }) => sources.includes(source)));
    const own = back.filter((refund) => refund.payment === payment.id);
    return paidMinor > 0 ? [{ payment, paidMinor, backMinor: sum(own), refunds: own.length }] : [];
  });
}

const sum = (some: readonly { amountMinor: number }[]) =>
  some.reduce((minor, { amountMinor }) => minor + amountMinor, 0);
