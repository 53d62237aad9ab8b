import { and, eq, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import { bookings } from "../../db/booking-schema";
import { sqlNow, sqlToday } from "../../db/clock";
import { db } from "../../db/pool";
import { inTransaction } from "../../db/transaction";
import { tellGuest, tellOperator } from "../../requests/outbox";
import { endInvoice } from "../money/credit-note";
import { tellUnpaid } from "../shares/tell-ended";
import { lockBooking } from "./lock-booking";
import { releaseHeld } from "./release-held";
import { tryMove } from "./transitions";

const atOnce = 50;

/** Nothing was paid that stays. */
const isUnpaid = lte(bookings.paidMinor, bookings.backMinor);

// What was paid in part and stays waits for the operator, who was told of it.
const hasEnded = and(
  inArray(bookings.state, ["provisional", "invoiced"]),
  // One without an end was left open for what had been paid of it (`missing-shares.ts`), which is back.
  or(isNull(bookings.holdUntil), lt(bookings.holdUntil, sqlNow)),
  isUnpaid,
);

/** References of bookings that hold places no longer, as nothing of what was paid stays, the oldest first. */
export async function endedHolds(): Promise<string[]> {
  const ended = await db()
    .select({ reference: bookings.reference })
    .from(bookings)
    .where(hasEnded)
    .orderBy(bookings.holdUntil)
    .limit(atOnce);
  return ended.map(({ reference }) => reference);
}

/** Gives back what a booking holds whose hold has ended; one that was paid in the meantime keeps it. */
export async function endHold(reference: string): Promise<void> {
  await inTransaction(async (transaction) => {
    await lockBooking(transaction, reference);
    const expired = await tryMove(transaction, {
      reference,
      to: "expired",
      actor: "system",
      set: { holdUntil: null },
      where: hasEnded,
    });
    if (!expired) return;
    await releaseHeld(transaction, reference);
    await tellGuest(transaction, "released", reference);
    await tellUnpaid(transaction, reference);
    await tellOperator(transaction, "released", reference);
    await endInvoice(transaction, reference, "system");
  });
}

/**
 * Ends consultations of which no date lies ahead any more; nobody waits for a word about them. One that
 * was paid meanwhile stays: the operator was asked to decide, and can still give the money back.
 */
export async function endOldProposals(): Promise<void> {
  const past = sql`not exists (select from unnest(${bookings.proposed}) day where day > ${sqlToday})`;
  const old = and(eq(bookings.state, "consultation"), past, isUnpaid);
  const rows = await db().select({ reference: bookings.reference }).from(bookings).where(old);
  for (const { reference } of rows)
    await inTransaction(async (transaction) => {
      const move = { reference, to: "expired", actor: "system", where: old } as const;
      if (!(await tryMove(transaction, move))) return;
      await releaseHeld(transaction, reference);
      await tellUnpaid(transaction, reference);
    });
}
