import { and, eq, isNull, sql } from "drizzle-orm";
import { conflict } from "@/lib/contract/errors";
import { inProportion } from "@/lib/pricing/shares";
import { bookings, type ledger, refunds } from "../../db/booking-schema";
import type { Transaction } from "../../db/transaction";
import { canRefund, isOfAnother } from "../../provider/provider-in-use";
import { tellOperator } from "../../requests/outbox";
import type { BookingRow } from "../lifecycle/transitions";
import { hasEnded, hereMinor, staysMinor } from "./owed";
import { type PaidIn, paidInOf } from "./paid-in";
import { refundsByHand } from "./refunds-by-hand";

type RefundRow = typeof refunds.$inferSelect;

interface Part {
  payment: PaidIn["payment"] | undefined;
  amountMinor: number;
  /** How many refunds of this payment there are already. */
  before: number;
}

/**
 * Notes that money is to be given back, spread over the payments it came by, the newest first. It
 * begins with the payment `from`; null says that the money came another way. Where that is not said
 * and several people have paid, each gets back in proportion to what they paid. What the provider
 * cannot do is the operator's to do, who is told.
 * Done in the transaction that decides it, with the booking locked.
 */
export async function wantRefund(
  transaction: Transaction,
  booking: BookingRow,
  amountMinor: number,
  reason: string,
  from?: string | null,
): Promise<void> {
  const { reference, currency } = booking;
  await transaction.db
    .update(bookings)
    .set({ backMinor: sql`${bookings.backMinor} + ${amountMinor}` })
    .where(eq(bookings.reference, reference));
  const parts = await spread(transaction, booking, amountMinor, from);
  for (const { payment, amountMinor, before } of parts) {
    const elsewhere = payment !== undefined && isOfAnother(payment);
    const isOurs =
      payment?.state === "completed" && !elsewhere && canRefund(payment, { amountMinor, before });
    const id = `${payment?.id ?? reference}-R${before + 1}`;
    await transaction.db.insert(refunds).values({
      id,
      booking: reference,
      payment: payment?.id ?? null,
      amountMinor,
      currency,
      reason,
      state: isOurs ? "wanted" : "manual",
    });
    const why = elsewhere ? "refund_elsewhere" : "refund_by_hand";
    if (!isOurs) await tellOperator(transaction, "attention", reference, `${why} refund ${id}`);
  }
}

/** Wants back what was paid beyond the price of a booking, as far as it is here: it became cheaper, or more came. It is locked. */
export async function refundExcess(
  transaction: Transaction,
  booking: BookingRow,
  reason: "changed" | "paid_twice",
): Promise<void> {
  const excess = Math.min(staysMinor(booking) - booking.totalMinor, hereMinor(booking));
  if (excess > 0) await wantRefund(transaction, booking, excess, reason);
}

type Transfer = Pick<typeof ledger.$inferSelect, "amountMinor" | "at">;

/** The refund by hand of a transfer that came in vain, among those of its booking: all of it goes back. */
export const refundInVain = (
  byHand: readonly RefundRow[],
  { amountMinor, at }: Transfer,
): RefundRow | undefined =>
  byHand.find(
    (each) =>
      each.payment === null &&
      ["paid_after_end", "no_seats_left"].includes(each.reason) &&
      // It was entered just before that.
      each.createdAt >= at &&
      each.amountMinor === amountMinor,
  );

/**
 * Forgets what is to be sent back of a transfer that never came, where all of it came in vain. The booking is
 * locked.
 *
 * @returns whether it did
 * @throws ApiError `conflict` where it has ended and owes the guest nothing of that transfer
 */
export async function forgetInVain(
  transaction: Transaction,
  booking: BookingRow,
  made: Transfer,
): Promise<boolean> {
  const byHand = await refundsByHand(booking.reference, transaction.db);
  const inVain = refundInVain(byHand, made);
  if (inVain) await forgetRefund(transaction, inVain, inVain.amountMinor);
  else if (hasEnded(booking)) throw conflict("not_now");
  return inVain !== undefined;
}

/**
 * Forgets as much of what somebody is to send back and has not yet, the newest first, as no longer is beyond
 * the price since a transfer was taken out of the books. The booking is locked.
 */
export async function forgetExcess(transaction: Transaction, booking: BookingRow): Promise<void> {
  const isExcess = ({ payment, reason }: RefundRow) =>
    payment === null && (reason === "changed" || reason === "paid_twice");
  const byHand = (await refundsByHand(booking.reference, transaction.db)).filter(isExcess);
  const openMinor = byHand.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const beyondMinor = Math.max(staysMinor(booking) + openMinor - booking.totalMinor, 0);
  let lessMinor = Math.max(openMinor - beyondMinor, 0);
  for (const refund of byHand.toReversed()) {
    const part = Math.min(lessMinor, refund.amountMinor);
    if (part > 0) await forgetRefund(transaction, refund, part);
    lessMinor -= part;
  }
}

/** So much of a refund that nobody has sent is owed to nobody any more; its number stays its own. The booking is locked. */
export async function forgetRefund(
  { db }: Transaction,
  { id, booking, amountMinor }: RefundRow,
  lessMinor: number,
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

async function spread(
  transaction: Transaction,
  booking: BookingRow,
  amountMinor: number,
  from: string | null | undefined,
): Promise<Part[]> {
  const { reference } = booking;
  const made = from === null ? [] : (await paidInOf(reference, transaction.db)).toReversed();
  const isFirst = ({ payment }: PaidIn) => payment.id === from;
  const paid = [...made.filter(isFirst), ...made.filter((each) => !isFirst(each))];
  const payers = [...new Set(paid.map(({ payment }) => payment.payer))].filter(
    (each) => each !== null,
  );
  const parts =
    from === undefined && payers.length > 0
      ? proportionally(paid, payers, hereMinor(booking), amountMinor)
      : taken(paid, amountMinor);
  const left = amountMinor - parts.reduce((sum, part) => sum + part.amountMinor, 0);
  if (left <= 0) return parts;
  const ofNone = and(eq(refunds.booking, reference), isNull(refunds.payment));
  // Some may have been taken away since: a number is given to nobody twice.
  const number = sql<number>`coalesce(max(substring(${refunds.id} from '[0-9]+$')::int), 0)`;
  const [last] = await transaction.db.select({ number }).from(refunds).where(ofNone);
  return [...parts, { payment: undefined, amountMinor: left, before: last?.number ?? 0 }];
}

/** From these payments in their order, as far as they reach. */
function taken(paid: readonly PaidIn[], amountMinor: number): Part[] {
  const parts: Part[] = [];
  let left = amountMinor;
  for (const each of paid) {
    const part = Math.min(left, stays(each));
    if (part <= 0) continue;
    parts.push({ payment: each.payment, amountMinor: part, before: each.refunds });
    left -= part;
  }
  return parts;
}

/** To each who paid; what came another way, as by a transfer, is of the one who booked. */
function proportionally(
  paid: readonly PaidIn[],
  payers: readonly string[],
  hereMinor: number,
  amountMinor: number,
): Part[] {
  const paidBy = (payer: string | null) => paid.filter(({ payment }) => payment.payer === payer);
  const stayOf = (payer: string) => paidBy(payer).reduce((sum, each) => sum + stays(each), 0);
  const theirs = payers.map(stayOf);
  const rest = Math.max(hereMinor - theirs.reduce((sum, each) => sum + each, 0), 0);
  const [own = 0, ...others] = inProportion(amountMinor, [rest, ...theirs]);
  return [
    ...taken(paidBy(null), own),
    ...payers.flatMap((payer, at) => taken(paidBy(payer), others[at] ?? 0)),
  ];
}

/** What of a payment is here and not on its way back. */
const stays = ({ paidMinor, backMinor }: PaidIn) => paidMinor - backMinor;
