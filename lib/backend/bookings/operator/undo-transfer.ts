import { and, eq, gt, gte, inArray, isNull } from "drizzle-orm";
import { businessDay, nowMs } from "@/lib/clock";
import { deskBookings } from "@/lib/contract/changes";
import { ApiError, conflict } from "@/lib/contract/errors";
import { takeBackReward, withdrawReward } from "../../affiliate/referrals";
import { bookings, ledger, refunds } from "../../db/booking-schema";
import type { Transaction } from "../../db/transaction";
import { answeredAgain } from "../../inbox/settle-request";
import { type OnceRequest, once } from "../../requests/idempotency";
import { tellGuest } from "../../requests/outbox";
import { type Actor, record } from "../../staff/audit";
import { holdEnd } from "../lifecycle/hold-end";
import { lockBooking } from "../lifecycle/lock-booking";
import { type BookingRow, move } from "../lifecycle/transitions";
import { afterMoneyLeft } from "../money/after-money-left";
import { keptWith, releaseKept } from "../money/agent-money";
import { endInvoice } from "../money/credit-note";
import { forgetExcess, forgetRefund, forgottenWith, sumOf } from "../money/forget-refund";
import { enter, sourceOfUndone, standing } from "../money/ledger";
import { hasEnded, hereMinor, losesReward, staysMinor } from "../money/owed";
import { oldestFirst } from "../money/refunds-by-hand";
import { wantRefund } from "../money/want-refund";
import { kept } from "./decide";
import { entryOf, recordPayment } from "./operator-money";

interface Undone {
  booking: string;
  version: number;
  /** Its number in the ledger. */
  entry: number;
  /** What has arrived in truth, in minor units; null where nothing has. */
  insteadMinor: number | null;
}

/**
 * Takes a bank transfer out of the books that was entered by mistake: by an entry against it, as none is ever
 * deleted. With it goes what an agent was taken to have kept as it came, and what of it was to be sent back.
 * What has arrived in truth is entered instead, with the same reference of the bank. A journey that nothing
 * confirms any more waits for its deposit again, and of one that was cancelled since no more goes back
 * than came: its guest is told.
 *
 * @throws ApiError `not_found`; `conflict` when the booking is another by now, the transfer was taken out
 * before, money was sent back since and has not come again, other money of one that has ended goes back or
 * went, or a journey that nothing would confirm has begun
 */
export async function undoTransfer(
  actor: Actor,
  { booking: reference, version, entry, insteadMinor }: Undone,
  asked?: OnceRequest,
): Promise<void> {
  await once(asked, async (transaction) => {
    const before = await locked(transaction, reference);
    if (before.version !== version) throw conflict("changed_meanwhile");
    const made = await transferOf(transaction, reference, entry);
    const cameInVain = await takeOut(transaction, before, made, insteadMinor ?? 0);
    if (insteadMinor !== null) await enterInstead(transaction, made, { cameInVain, insteadMinor });
    const left = await withoutKept(transaction, reference);
    if (!cameInVain && (await isMissing(transaction, left, made))) throw conflict("sent_back");
    await follow(transaction, left);
    await record(transaction, actor, {
      action: "undo-transfer",
      subject: reference,
      before: kept(before),
      after: kept(await locked(transaction, reference)),
    });
    transaction.changed.add(deskBookings);
    return true;
  });
}

type Transfer = typeof ledger.$inferSelect;

/** Whether somebody has sent back what a transfer brought too much since, and it has not come again: it is missing without it. */
async function isMissing(transaction: Transaction, left: BookingRow, made: Transfer) {
  if (hasEnded(left)) return false;
  if (staysMinor(left) < 0) return true;
  if (staysMinor(left) >= left.totalMinor) return false;
  const { db } = transaction;
  const byHand = and(eq(refunds.booking, made.booking), isNull(refunds.payment));
  const back = await db
    .select()
    .from(refunds)
    .where(and(byHand, gte(refunds.createdAt, made.at)));
  const sent = new Set(back.map(({ id }) => `refund ${id}`));
  let missingMinor = 0;
  for (const { source, kind, amountMinor, note } of standing(await entriesOf(transaction, left)))
    if (sent.has(source)) missingMinor -= amountMinor;
    // What is entered instead of it had come before.
    else if ((kind === "payment" || kind === "bank_transfer") && note !== made.note)
      missingMinor = Math.max(missingMinor - amountMinor, 0);
  return missingMinor > 0;
}

const entriesOf = ({ db }: Transaction, { reference }: BookingRow) =>
  db.select().from(ledger).where(eq(ledger.booking, reference)).orderBy(ledger.id);

/** @returns whether all of it was to go back */
async function takeOut(
  transaction: Transaction,
  booking: BookingRow,
  made: Transfer,
  insteadMinor: number,
): Promise<boolean> {
  const { reference, agentKeptMinor, paidMinor } = booking;
  const { amountMinor, currency, note } = made;
  const entries = await entriesOf(transaction, booking);
  const ofThis = eq(refunds.booking, reference);
  const back = await transaction.db
    .select()
    .from(refunds)
    .where(ofThis)
    .orderBy(...oldestFirst);
  const forgotten = forgottenWith(booking, { entries, back }, { ...made, insteadMinor });
  const keptNowMinor = Math.min(keptWith(entries, made), agentKeptMinor);
  if (!forgotten || paidMinor < amountMinor + keptNowMinor)
    throw conflict(hasEnded(booking) ? "other_money" : "sent_back");
  for (const each of forgotten.less) await forgetRefund(transaction, each);
  await releaseKept(transaction, booking, keptNowMinor);
  const paid = await enter(transaction, {
    ...{ booking: reference, kind: "bank_transfer", source: sourceOfUndone(made) },
    ...{ amountMinor: -amountMinor, currency, note },
  });
  if (paid === undefined) throw conflict("not_now");
  const now = await locked(transaction, reference);
  if (!hasEnded(now)) await forgetExcess(transaction, now);
  else if (!forgotten.inVain) await giveBackLess(transaction, now, sumOf(forgotten.less));
  return forgotten.inVain;
}

/** Of what a cancellation was to give back so much never came: its guest is told. */
async function giveBackLess(transaction: Transaction, booking: BookingRow, lessMinor: number) {
  if (lessMinor === 0) return;
  const { reference, refundMinor, version } = booking;
  await transaction.db
    .update(bookings)
    .set({ refundMinor: Math.max((refundMinor ?? 0) - lessMinor, 0) })
    .where(eq(bookings.reference, reference));
  await tellGuest(transaction, "less-back", reference, String(version));
}

/** What has arrived in truth: of a booking that was cancelled, the cancellation has decided about that. */
async function enterInstead(
  transaction: Transaction,
  made: Transfer,
  { cameInVain, insteadMinor }: { cameInVain: boolean; insteadMinor: number },
) {
  const booking = await locked(transaction, made.booking);
  const arrived = { amount_minor: insteadMinor, bank_reference: made.note };
  if (!hasEnded(booking) || cameInVain) return recordPayment(transaction, booking, arrived);
  await enter(transaction, await entryOf(transaction, booking, arrived));
  const moreMinor = insteadMinor - made.amountMinor;
  if (moreMinor > 0)
    await wantRefund(transaction, booking, moreMinor, "paid_after_end", { from: null });
}

/** The booking as it is: of what never came an agent has kept nothing. */
async function withoutKept(transaction: Transaction, reference: string): Promise<BookingRow> {
  const booking = await locked(transaction, reference);
  const { agentKeptMinor, totalMinor } = booking;
  const isUnpaid = hereMinor(booking) <= 0 && staysMinor(booking) < totalMinor;
  if (hasEnded(booking) || agentKeptMinor <= 0 || !isUnpaid) return booking;
  await releaseKept(transaction, booking, agentKeptMinor);
  return locked(transaction, reference);
}

/** What follows from it: a place that it held or confirmed is held for the deposit. */
async function follow(transaction: Transaction, booking: BookingRow) {
  const { reference, state, starts, holdUntil } = booking;
  const stays = staysMinor(booking);
  if (hasEnded(booking)) {
    // Nothing is paid back by what never came.
    if (await hasGoneBack(transaction, booking))
      return afterMoneyLeft(transaction, reference, "operator");
    if (booking.cancelledAt === null) return;
    if (losesReward(booking, stays)) await takeBackReward(transaction, reference);
    return endInvoice(transaction, reference, "operator");
  }
  const isWaiting = state === "provisional" || state === "invoiced";
  if (isWaiting && stays === 0 && (holdUntil?.getTime() ?? 0) <= nowMs())
    await transaction.db
      .update(bookings)
      .set({ holdUntil: holdEnd(starts) })
      .where(eq(bookings.reference, reference));
  if (state !== "confirmed" || hereMinor(booking) > 0 || stays >= booking.totalMinor) return;
  if (starts <= businessDay()) throw conflict("has_begun");
  const moved = await move(transaction, {
    ...{ reference, to: "invoiced", actor: "operator" },
    set: {
      ...{ confirmedAt: null, holdUntil: holdEnd(starts) },
      ...{ keptLeastMinor: 0, termsStart: null, reminders: 0, remindedAt: null },
    },
  });
  await withdrawReward(transaction, reference);
  for (const request of [reference, moved.request])
    if (request) await answeredAgain(transaction, request);
  await tellGuest(transaction, "unconfirmed", reference, String(moved.version));
}

/** Whether any money has gone back since it ended. */
async function hasGoneBack({ db }: Transaction, { reference, cancelledAt }: BookingRow) {
  const gone = and(eq(ledger.booking, reference), inArray(ledger.kind, ["refund", "reversal"]));
  const since = cancelledAt ? gte(ledger.at, cancelledAt) : undefined;
  return (await db.$count(ledger, and(gone, since))) > 0;
}

async function locked(transaction: Transaction, reference: string): Promise<BookingRow> {
  const booking = await lockBooking(transaction, reference);
  if (!booking) throw new ApiError("not_found");
  return booking;
}

async function transferOf({ db }: Transaction, reference: string, entry: number) {
  const [made] = await db
    .select()
    .from(ledger)
    .where(
      and(
        ...[eq(ledger.id, entry), eq(ledger.booking, reference)],
        ...[eq(ledger.kind, "bank_transfer"), gt(ledger.amountMinor, 0)],
      ),
    );
  if (!made) throw new ApiError("not_found");
  return made;
}
