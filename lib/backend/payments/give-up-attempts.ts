import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { payments } from "../db/booking-schema";
import { sqlNow } from "../db/clock";
import type { Transaction } from "../db/transaction";

/**
 * Gives up what a payer has opened for a booking: it is cancelled at the provider within a minute.
 * Money that comes for it all the same is not lost. The booking is locked.
 *
 * @param payer a share; null for the one who booked
 */
export async function giveUpAttempts(
  { db }: Transaction,
  booking: string,
  payer: string | null,
): Promise<void> {
  const soon = sql`${sqlNow} + interval '1 minute'`;
  await db
    .update(payments)
    .set({
      state: "cancelled",
      requestKey: null,
      nextCheckAt: sql`case when ${payments.trackingId} is null then null else ${soon} end`,
    })
    .where(
      and(
        eq(payments.booking, booking),
        payer === null ? isNull(payments.payer) : eq(payments.payer, payer),
        inArray(payments.state, ["started", "pending"]),
      ),
    );
}
