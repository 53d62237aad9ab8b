import { and, eq, ne } from "drizzle-orm";
import { businessDay } from "@/lib/clock";
import { takeBackReward } from "../../affiliate/referrals";
import { refunds } from "../../db/booking-schema";
import type { Transaction } from "../../db/transaction";
import { lockBooking } from "../lifecycle/lock-booking";
import { releaseHeld } from "../lifecycle/release-held";
import { type Actor, move } from "../lifecycle/transitions";
import { tellUnpaid } from "../shares/tell-ended";
import { endInvoice } from "./credit-note";
import { hasEnded, hereMinor, losesReward, staysMinor } from "./owed";

/**
 * What follows for a booking when money has gone back: one that has ended is refunded once nothing
 * more is to come, and a confirmed one for which nothing is paid any more loses its seats, unless its
 * journey has begun: who travels, or has travelled, owes the price. Whoever recommended it may lose the
 * reward.
 */
export async function afterMoneyLeft(
  transaction: Transaction,
  reference: string,
  actor: Actor,
): Promise<void> {
  const booking = await lockBooking(transaction, reference);
  if (!booking) return;
  const { state } = booking;
  const stays = staysMinor(booking);
  if (losesReward(booking, stays)) await takeBackReward(transaction, reference);
  // Where anything is left of what was paid it stands: a person, who was told, decides.
  // One that became so cheap that an agent has all of it is paid.
  const isAhead = booking.starts > businessDay();
  const isLost = hereMinor(booking) <= 0 && stays < booking.totalMinor;
  const isUnpaid = state === "confirmed" && isAhead && isLost;
  const isOver = state === "cancelled" || state === "expired";
  if (isUnpaid || (isOver && (await nothingToCome(transaction, reference)))) {
    await move(transaction, { reference, to: "refunded", actor, set: { holdUntil: null } });
    await releaseHeld(transaction, reference);
  }
  if (isUnpaid) await tellUnpaid(transaction, reference);
  // A bank may have taken what a cancellation had kept.
  if (isUnpaid || hasEnded(booking)) await endInvoice(transaction, reference, actor);
}

async function nothingToCome({ db }: Transaction, reference: string): Promise<boolean> {
  const [open] = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.booking, reference), ne(refunds.state, "done")))
    .limit(1);
  return open === undefined;
}
