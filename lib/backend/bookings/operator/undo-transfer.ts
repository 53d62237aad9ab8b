import { and, desc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { deskBookings } from "@/lib/contract/changes";
import { ApiError, conflict } from "@/lib/contract/errors";
import { takeBackReward } from "../../affiliate/referrals";
import { bookings, ledger, refunds } from "../../db/booking-schema";
import type { Transaction } from "../../db/transaction";
import { type OnceRequest, once } from "../../requests/idempotency";
import { type Actor, record } from "../../staff/audit";
import { lockBooking } from "../lifecycle/lock-booking";
import type { BookingRow } from "../lifecycle/transitions";
import { agentMoney, releaseKept } from "../money/agent-money";
import { enter, sourceOfUndone } from "../money/ledger";
import { hasEnded, hereMinor, losesReward, staysMinor } from "../money/owed";
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
 * deleted. What was to be sent back by hand because of it is not to be sent, and what its agent has kept of
 * the net price that it brought they have not. What has arrived in truth is entered instead, with the same
 * reference of the bank. A journey that is confirmed keeps something that is paid of it and is here.
 *
 * @throws ApiError `not_found`; `conflict` when the booking is another by now, the transfer was taken out
 * before, or too little would be left
 */
export async function undoTransfer(
  actor: Actor,
  { booking: reference, version, entry, insteadMinor }: Undone,
  asked?: OnceRequest,
): Promise<void> {
  await once(asked, async (transaction) => {
    const before = await lockBooking(transaction, reference);
    if (!before) throw new ApiError("not_found");
    if (before.version !== version) throw conflict("changed_meanwhile");
    const made = await transferOf(transaction, reference, entry);
    const { amountMinor, currency, note } = made;
    const source = sourceOfUndone(made);
    const undone = { booking: reference, kind: "bank_transfer", source, currency, note } as const;
    const paid = await enter(transaction, { ...undone, amountMinor: -amountMinor });
    if (paid === undefined) throw conflict("not_now");
    await callOff(transaction, { ...before, paidMinor: paid }, amountMinor);
    const without = await locked(transaction, reference);
    if (
      without.agentKeptMinor > 0 &&
      hereMinor(without) < (await agentMoney(without, transaction.db)).netMinor
    )
      await releaseKept(transaction, without, without.agentKeptMinor);
    if (insteadMinor !== null)
      await recordPayment(transaction, await locked(transaction, reference), {
        ...{ amount_minor: insteadMinor, bank_reference: note, dates: [], message: "" },
      });
    const after = await locked(transaction, reference);
    const stays = staysMinor(after);
    if (stays < 0 || (after.state === "confirmed" && hereMinor(after) <= 0))
      throw conflict("too_little_left");
    if (losesReward(after, stays)) await takeBackReward(transaction, reference);
    await record(transaction, actor, {
      action: "undo-transfer",
      subject: reference,
      before: kept(before),
      after: kept(after),
    });
    transaction.changed.add(deskBookings);
    return true;
  });
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

/** Why money that came by transfer goes back by itself. */
const tooMuch = ["paid_twice", "paid_after_end", "no_seats_left"];

/**
 * What is to be sent back by hand as more came than was due is called off, as far as that has not come: of a
 * journey that goes on what is within its price now, of one that has ended as much as the transfer was.
 */
async function callOff(
  { db }: Transaction,
  booking: BookingRow,
  amountMinor: number,
): Promise<void> {
  const { reference, totalMinor } = booking;
  const open = await db
    .select()
    .from(refunds)
    .where(
      and(
        ...[eq(refunds.booking, reference), isNull(refunds.payment), eq(refunds.state, "manual")],
        inArray(refunds.reason, tooMuch),
      ),
    )
    .orderBy(desc(refunds.createdAt), desc(refunds.id));
  const openMinor = open.reduce((sum, refund) => sum + refund.amountMinor, 0);
  const rightMinor = Math.max(staysMinor(booking) + openMinor - totalMinor, 0);
  let left = Math.min(amountMinor, hasEnded(booking) ? openMinor : openMinor - rightMinor);
  if (left <= 0) return;
  const back = sql`${bookings.backMinor} - ${left}`;
  await db.update(bookings).set({ backMinor: back }).where(eq(bookings.reference, reference));
  for (const refund of open) {
    const part = Math.min(left, refund.amountMinor);
    left -= part;
    const own = eq(refunds.id, refund.id);
    if (part === refund.amountMinor) await db.delete(refunds).where(own);
    else if (part > 0)
      await db
        .update(refunds)
        .set({ amountMinor: refund.amountMinor - part })
        .where(own);
  }
}
