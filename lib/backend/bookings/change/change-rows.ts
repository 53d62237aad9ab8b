import { and, eq } from "drizzle-orm";
import { now } from "@/lib/clock";
import { bookingChanges } from "../../db/booking-change-schema";
import { db } from "../../db/pool";
import type { Transaction } from "../../db/transaction";

export type ChangeRow = typeof bookingChanges.$inferSelect;

/** The change that waits for the guest's yes; there is one at most. */
export async function openChange(
  booking: string,
  reader: Pick<Transaction["db"], "select"> = db(),
): Promise<ChangeRow | undefined> {
  const [row] = await reader
    .select()
    .from(bookingChanges)
    .where(and(eq(bookingChanges.booking, booking), eq(bookingChanges.state, "proposed")));
  return row;
}

/** Takes back what waits for the guest's yes, if anything does. */
export async function withdrawOpen({ db }: Transaction, booking: string): Promise<void> {
  await db
    .update(bookingChanges)
    .set({ state: "withdrawn", decidedAt: now() })
    .where(and(eq(bookingChanges.booking, booking), eq(bookingChanges.state, "proposed")));
}
