import { and, asc, eq, getTableColumns } from "drizzle-orm";
import { payments, refunds } from "../../db/booking-schema";
import { db } from "../../db/pool";
import { shares } from "../../db/share-schema";
import type { Transaction } from "../../db/transaction";

/** By which refunds are listed. */
export const oldestFirst = [asc(refunds.createdAt), asc(refunds.id)];

/** The refunds of a booking that somebody has to send, the oldest first; `to` whom, where it is a fellow traveller. */
export function refundsByHand(reference: string, reader: Pick<Transaction["db"], "select"> = db()) {
  return reader
    .select({ ...getTableColumns(refunds), to: shares.name })
    .from(refunds)
    .leftJoin(payments, eq(payments.id, refunds.payment))
    .leftJoin(shares, eq(shares.id, payments.payer))
    .where(and(eq(refunds.booking, reference), eq(refunds.state, "manual")))
    .orderBy(...oldestFirst);
}
