import { and, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { bookings } from "../../db/booking-schema";
import { sqlNow } from "../../db/clock";
import { db } from "../../db/pool";
import { shares } from "../../db/share-schema";
import { inTransaction } from "../../db/transaction";
import { tellOperator } from "../../requests/outbox";

const isPaidInPart = and(
  inArray(bookings.state, ["provisional", "invoiced"]),
  lt(bookings.holdUntil, sqlNow),
  gt(bookings.paidMinor, bookings.backMinor),
  sql`exists (select from ${shares} s where s.booking = ${bookings}.reference)`,
);

/** Asks the operator about bookings whose hold has ended when only some had paid their shares; once. */
export async function tellOfMissingShares(): Promise<void> {
  const rows = await db()
    .select({ reference: bookings.reference })
    .from(bookings)
    .where(isPaidInPart);
  for (const { reference } of rows)
    await inTransaction(async (transaction) => {
      const [late] = await transaction.db
        .update(bookings)
        .set({ holdUntil: null })
        .where(and(eq(bookings.reference, reference), isPaidInPart))
        .returning({ reference: bookings.reference });
      if (late) await tellOperator(transaction, "attention", reference, "shares_missing");
    });
}
