import { eq, sql } from "drizzle-orm";
import { bookings, type ledger, refunds } from "../../db/booking-schema";
import type { Transaction } from "../../db/transaction";
import { tellOperator } from "../../requests/outbox";
import type { BookingRow } from "../lifecycle/transitions";
import { keptWith } from "./agent-money";
import { hasEnded, staysMinor } from "./owed";
import { refundsByHand } from "./refunds-by-hand";

type RefundRow = typeof refunds.$inferSelect;
type LedgerRow = typeof ledger.$inferSelect;

/** So much of a refund that nobody has sent yet is not to be sent any more, in minor units. */
interface Less {
  refund: RefundRow;
  lessMinor: number;
}

/** The money of a booking: its entries in the ledger, and its refunds of every state. */
interface Money {
  entries: readonly LedgerRow[];
  back: readonly RefundRow[];
}

/** A transfer that is to be taken out of the books, and what has arrived of it in truth. */
type TakenOut = LedgerRow & { insteadMinor: number };

/**
 * What of the refunds by hand of a booking nobody has to send once a transfer is out of its books: the
 * transfer itself where all of it came in vain, and of a booking that was cancelled what the
 * transfer alone had added to them. What it brought too much to a journey that goes on is `forgetExcess`.
 *
 * @returns undefined where the transfer has to stay: without it more would have gone back than came, or
 * nothing says what of the refunds is its own
 */
export function forgottenWith(
  booking: BookingRow,
  money: Money,
  made: TakenOut,
): { inVain: boolean; less: Less[] } | undefined {
  const refund = refundInVain(booking, money, made);
  if (refund) return { inVain: true, less: [{ refund, lessMinor: refund.amountMinor }] };
  if (!hasEnded(booking)) return { inVain: false, less: [] };
  const less = ofCancelled(booking, money, made);
  return less && { inVain: false, less };
}

const isByHand = ({ state }: RefundRow) => state === "manual";

/** The refund by hand of a transfer that came in vain, at the end or after it: all of it goes back. */
const refundInVain = (
  { cancelledAt }: BookingRow,
  { back }: Money,
  { amountMinor, at }: TakenOut,
) =>
  back.find(
    (each) =>
      isByHand(each) &&
      each.payment === null &&
      ["paid_after_end", "no_seats_left"].includes(each.reason) &&
      (cancelledAt === null || at >= cancelledAt) &&
      // It was entered just before that.
      each.createdAt >= at &&
      each.amountMinor === amountMinor,
  );

/** Only where nothing is to go back but what the cancellation gives back, all of it by hand, and no agent had any. */
function ofCancelled(booking: BookingRow, money: Money, made: TakenOut): Less[] | undefined {
  const { cancelledAt, agentKeptMinor, byAgentMinor } = booking;
  const open = money.back.filter(isByHand);
  const isPlain =
    cancelledAt !== null &&
    agentKeptMinor + byAgentMinor + keptWith(money.entries, made) === 0 &&
    money.back.every(({ payment }) => payment === null) &&
    money.entries.every(({ kind }) => kind !== "reversal") &&
    open.every(({ reason, askedAt }) => reason.startsWith("cancelled_by_") && askedAt === null);
  if (!isPlain) return undefined;
  const goneMinor = Math.max(made.amountMinor - made.insteadMinor, 0);
  const less = takenOff(open, goneMinor);
  return staysMinor(booking) - goneMinor + sumOf(less) < 0 ? undefined : less;
}

/**
 * What of the refunds by hand is not beyond the price of a booking any more, the newest first. What may have
 * gone already, as the provider was asked for it, and what is a fellow traveller's stay as they are.
 */
async function excessNow(booking: BookingRow, reader?: Transaction["db"]): Promise<Less[]> {
  const open = (await refundsByHand(booking.reference, reader)).filter(
    ({ payment, reason, to, askedAt }) =>
      (reason === "changed" || (reason === "paid_twice" && payment === null)) &&
      to === null &&
      askedAt === null,
  );
  const openMinor = open.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const beyondMinor = Math.max(staysMinor(booking) + openMinor - booking.totalMinor, 0);
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

const without = (booking: BookingRow, less: readonly Less[]): BookingRow => ({
  ...booking,
  backMinor: booking.backMinor - sumOf(less),
});

/**
 * So much of a refund that nobody has sent is owed to nobody any more; its number stays its own. Whoever
 * was asked to send it by hand is told. The booking is locked.
 */
export async function forgetRefund(
  transaction: Transaction,
  { refund: { id, booking, amountMinor }, lessMinor }: Less,
): Promise<void> {
  const isAll = lessMinor === amountMinor;
  await transaction.db
    .update(refunds)
    .set({ amountMinor: amountMinor - lessMinor, ...(isAll && { state: "done" }) })
    .where(eq(refunds.id, id));
  await transaction.db
    .update(bookings)
    .set({ backMinor: sql`${bookings.backMinor} - ${lessMinor}` })
    .where(eq(bookings.reference, booking));
  await tellOperator(transaction, "attention", booking, `refund_less refund ${id}`);
}
