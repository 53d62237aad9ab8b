import { and, asc, eq } from "drizzle-orm";
import { refunds } from "../../db/booking-schema";
import { db } from "../../db/pool";
import type { Transaction } from "../../db/transaction";

/** The refunds of a booking that somebody has to send, the oldest first. */
export function refundsByHand(reference: string, reader: Pick<Transaction["db"], "select"> = db()) {
  return reader
    .select()
    .from(refunds)
    .where(and(eq(refunds.booking, reference), eq(refunds.state, "manual")))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
}
