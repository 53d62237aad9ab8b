import { eq, sql } from "drizzle-orm";
import { bookings, type ledger, refunds } from "../../db/booking-schema";
import type { Transaction } from "../../db/transaction";
import type { BookingRow } from "../lifecycle/transitions";
import { hasEnded, staysMinor } from "./owed";
import { refundsByHand } from "./refunds-by-hand";

type RefundRow = typeof refunds.$inferSelect;

/** So much of a refund that nobody has sent yet is not to be sent any more, in minor units. */
interface Less {
  refund: RefundRow;
  lessMinor: number;
}

/** A transfer that is to be taken out of the books. */
interface TakenOut extends Pick<typeof ledger.$inferSelect, "amountMinor" | "at"> {
  /** What has arrived in truth. */
  insteadMinor: number;
  /** What an agent was taken to have kept as it came. */
  keptMinor: number;
}

/**
 * What of the refunds by hand of a booking nobody has to send once a transfer is out of its books: the
 * transfer itself where all of it came in vain, and of a booking that was cancelled what the
 * transfer alone had added to them. What it brought too much to a journey that goes on is `excessOf`.
 *
 * @returns undefined where the transfer has to stay: without it more would have gone back than came
 */
export function forgottenWith(
  booking: BookingRow,
  byHand: readonly RefundRow[],
  made: TakenOut,
): { inVain: boolean; less: Less[] } | undefined {
  const refund = refundInVain(byHand, made);
  if (refund) return { inVain: true, less: [{ refund, lessMinor: refund.amountMinor }] };
  if (!hasEnded(booking)) return { inVain: false, less: [] };
  const less = booking.cancelledAt !== null && ofCancelled(booking, byHand, made);
  return less ? { inVain: false, less } : undefined;
}

const isInVain = ({ payment, reason }: RefundRow) =>
  payment === null && ["paid_after_end", "no_seats_left"].includes(reason);

/** The refund by hand of a transfer that came in vain: all of it goes back. */
const refundInVain = (byHand: readonly RefundRow[], { amountMinor, at }: TakenOut) =>
  byHand.find(
    (each) =>
      isInVain(each) &&
      // It was entered just before that.
      each.createdAt >= at &&
      each.amountMinor === amountMinor,
  );

/** Whether it is what a cancellation gives back. */
export const isOfEnd = ({ reason }: RefundRow): boolean => reason.startsWith("cancelled_by_");

function ofCancelled(
  booking: BookingRow,
  byHand: readonly RefundRow[],
  { amountMinor, insteadMinor, keptMinor }: TakenOut,
): Less[] | undefined {
  const { refundMinor, byAgentMinor, agentKeptMinor, totalMinor } = booking;
  const goneMinor = Math.max(amountMinor - insteadMinor, 0);
  const stayedMinor = staysMinor(booking) + (refundMinor ?? 0) + byAgentMinor;
  const excess = excessOf(byHand, stayedMinor - goneMinor - keptMinor, totalMinor);
  const ofEnd = byHand.filter((each) => each.payment === null && isOfEnd(each));
  const owedNoMore = [...excess, ...takenOff(ofEnd, goneMinor - sumOf(excess))];
  const leftMinor = staysMinor(booking) - goneMinor - Math.min(keptMinor, agentKeptMinor);
  // What was sent of it before and has come back since is not sent again.
  const less = [
    ...owedNoMore,
    ...takenOff(byHand.filter(isInVain), -leftMinor - sumOf(owedNoMore)),
  ];
  return leftMinor + sumOf(less) < 0 ? undefined : less;
}

/**
 * What of the refunds by hand is not beyond a price any more, the newest first, where so much of what was
 * paid is not on its way back.
 */
function excessOf(byHand: readonly RefundRow[], staysMinor: number, totalMinor: number): Less[] {
  const open = byHand.filter(
    ({ payment, reason }) => reason === "changed" || (reason === "paid_twice" && payment === null),
  );
  const openMinor = open.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const beyondMinor = Math.max(staysMinor + openMinor - totalMinor, 0);
  return takenOff(open, openMinor - beyondMinor);
}

/** So much of these refunds, the newest first, as far as they reach. */
function takenOff(some: readonly RefundRow[], minor: number): Less[] {
  const parts: Less[] = [];
  let left = minor;
  for (const refund of some.toReversed()) {
    const lessMinor = Math.min(left, refund.amountMinor);
    if (lessMinor > 0) parts.push({ refund, lessMinor });
    left -= lessMinor;
  }
  return parts;
}

/** What less is to be sent in all, in minor units. */
export const sumOf = (less: readonly Less[]): number =>
  less.reduce((sum, { lessMinor }) => sum + lessMinor, 0);

/**
 * Forgets as much of what somebody is to send back and has not yet, the newest first, as is not beyond the
 * price any more: a transfer was taken out of the books, or the journey became dearer. It is locked.
 *
 * @returns the booking as it is then
 */
export async function forgetExcess(
  transaction: Transaction,
  booking: BookingRow,
): Promise<BookingRow> {
  const less = await excessNow(booking, transaction.db);
  for (const each of less) await forgetRefund(transaction, each);
  return without(booking, less);
}

/** The same of a booking as it would be, where nothing is done yet. */
export async function withoutExcess(booking: BookingRow): Promise<BookingRow> {
  return without(booking, await excessNow(booking));
}

const excessNow = async (booking: BookingRow, reader?: Transaction["db"]) =>
  excessOf(await refundsByHand(booking.reference, reader), staysMinor(booking), booking.totalMinor);

const without = (booking: BookingRow, less: readonly Less[]): BookingRow => ({
  ...booking,
  backMinor: booking.backMinor - sumOf(less),
});

/** So much of a refund that nobody has sent is owed to nobody any more; its number stays its own. The booking is locked. */
export async function forgetRefund(
  { db }: Transaction,
  { refund: { id, booking, amountMinor }, lessMinor }: Less,
): Promise<void> {
  const isAll = lessMinor === amountMinor;
  await db
    .update(refunds)
    .set({ amountMinor: amountMinor - lessMinor, ...(isAll && { state: "done" }) })
    .where(eq(refunds.id, id));
  await db
    .update(bookings)
    .set({ backMinor: sql`${bookings.backMinor} - ${lessMinor}` })
    .where(eq(bookings.reference, booking));
}
