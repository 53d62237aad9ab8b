import { and, eq, gt, inArray } from "drizzle-orm";
import { businessDay, nowMs } from "@/lib/clock";
import { deskBookings } from "@/lib/contract/changes";
import { ApiError, conflict } from "@/lib/contract/errors";
import { withdrawReward } from "../../affiliate/referrals";
import { bookings, ledger } from "../../db/booking-schema";
import type { Transaction } from "../../db/transaction";
import { type OnceRequest, once } from "../../requests/idempotency";
import { tellGuest } from "../../requests/outbox";
import { type Actor, record } from "../../staff/audit";
import { holdEnd } from "../lifecycle/hold-end";
import { lockBooking } from "../lifecycle/lock-booking";
import { type BookingRow, move } from "../lifecycle/transitions";
import { afterMoneyLeft } from "../money/after-money-left";
import { releaseKept, releaseKeptOf } from "../money/agent-money";
import { enter, sourceOfUndone } from "../money/ledger";
import { hasEnded, hereMinor, staysMinor } from "../money/owed";
import { refundExcess, unwantRefunds } from "../money/want-refund";
import { kept } from "./decide";
import { recordPayment } from "./operator-money";

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
 * confirms any more waits for its deposit again, and its guest is told.
 *
 * @throws ApiError `not_found`; `conflict` when the booking is another by now, the transfer was taken out
 * before, the journey has begun, or what was sent back or kept by us of it would be missing
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
    const wasExcess = await unwantRefunds(transaction, before, made.amountMinor);
    await takeOut(transaction, before, made);
    if (insteadMinor !== null)
      await recordPayment(transaction, await locked(transaction, reference), {
        ...{ amount_minor: insteadMinor, bank_reference: made.note, dates: [], message: "" },
      });
    const now = await locked(transaction, reference);
    if (!hasEnded(now)) await refundExcess(transaction, now, wasExcess);
    await follow(transaction, await locked(transaction, reference));
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

async function takeOut(transaction: Transaction, booking: BookingRow, made: Transfer) {
  const { amountMinor, currency, note } = made;
  await releaseKeptOf(transaction, booking, made.source);
  const paid = await enter(transaction, {
    ...{ booking: booking.reference, kind: "bank_transfer", source: sourceOfUndone(made) },
    ...{ amountMinor: -amountMinor, currency, note },
  });
  if (paid === undefined) throw conflict("not_now");
}

/** What follows from it: a place that it held or confirmed is held for the deposit. */
async function follow(transaction: Transaction, after: BookingRow) {
  const { reference, state, starts, holdUntil } = after;
  const stays = staysMinor(after);
  if (stays < 0) throw conflict("too_little_left");
  if (hasEnded(after)) return afterMoneyLeft(transaction, reference, "operator");
  const isWaiting = state === "provisional" || state === "invoiced";
  const hasLostHold = isWaiting && stays <= 0 && (holdUntil?.getTime() ?? 0) <= nowMs();
  if (hasLostHold)
    await transaction.db
      .update(bookings)
      .set({ holdUntil: holdEnd(starts) })
      .where(eq(bookings.reference, reference));
  if (state !== "confirmed" || hereMinor(after) > 0 || stays >= after.totalMinor) return;
  if (starts <= businessDay() || (await hasComeIn(transaction, reference)))
    throw conflict("too_little_left");
  // Of what never came nobody has kept anything.
  await releaseKept(transaction, after, after.agentKeptMinor);
  await move(transaction, {
    ...{ reference, to: "invoiced", actor: "operator" },
    set: {
      ...{ confirmedAt: null, holdUntil: holdEnd(starts) },
      ...{ keptLeastMinor: 0, termsStart: null, reminders: 0, remindedAt: null },
    },
  });
  await withdrawReward(transaction, reference);
  await tellGuest(transaction, "unconfirmed", reference, String(after.version));
}

/** Whether anything has come in: where that is gone too, it was sent back, and a person knows why. */
async function hasComeIn({ db }: Transaction, reference: string): Promise<boolean> {
  const came = ["payment", "bank_transfer", "reversal"];
  const ofBooking = and(eq(ledger.booking, reference), inArray(ledger.kind, came));
  const entries = await db.select().from(ledger).where(ofBooking);
  return entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0) > 0;
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
