import { and, eq, gt } from "drizzle-orm";
import { deskBookings } from "@/lib/contract/changes";
import { ApiError, conflict } from "@/lib/contract/errors";
import { ledger } from "../../db/booking-schema";
import type { Transaction } from "../../db/transaction";
import { type OnceRequest, once } from "../../requests/idempotency";
import { type Actor, record } from "../../staff/audit";
import { lockBooking } from "../lifecycle/lock-booking";
import type { BookingRow } from "../lifecycle/transitions";
import { afterMoneyLeft } from "../money/after-money-left";
import { enter, sourceOfUndone } from "../money/ledger";
import { hasEnded, staysMinor } from "../money/owed";
import { kept } from "./decide";
import { recordPayment } from "./operator-money";

/**
 * Whether nothing has followed from what was paid that an entry would not take along: nothing is on its way
 * back, nobody's agent has kept some of it, and the booking has not ended.
 */
export const mayBeUndone = (booking: BookingRow): boolean =>
  !hasEnded(booking) && booking.backMinor === 0 && booking.agentKeptMinor === 0;

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
 * deleted. What has arrived in truth is entered instead, with the same reference of the bank. A journey that
 * is confirmed keeps something that is paid of it.
 *
 * @throws ApiError `not_found`; `conflict` when the booking is another by now, the transfer was taken out
 * before, something followed from it (`mayBeUndone`), or nothing would be left
 */
export async function undoTransfer(
  actor: Actor,
  { booking: reference, version, entry, insteadMinor }: Undone,
  asked?: OnceRequest,
): Promise<void> {
  await once(asked, async (transaction) => {
    const before = await locked(transaction, reference);
    if (before.version !== version) throw conflict("changed_meanwhile");
    if (!mayBeUndone(before)) throw conflict("not_now");
    const made = await transferOf(transaction, reference, entry);
    const { amountMinor, currency, note } = made;
    const source = sourceOfUndone(made);
    const undone = { booking: reference, kind: "bank_transfer", source, currency, note } as const;
    const paid = await enter(transaction, { ...undone, amountMinor: -amountMinor });
    if (paid === undefined) throw conflict("not_now");
    if (insteadMinor !== null)
      await recordPayment(transaction, await locked(transaction, reference), {
        ...{ amount_minor: insteadMinor, bank_reference: note, dates: [], message: "" },
      });
    const after = await locked(transaction, reference);
    const stays = staysMinor(after);
    if (stays < 0 || (after.state === "confirmed" && stays === 0))
      throw conflict("too_little_left");
    await afterMoneyLeft(transaction, reference, "operator");
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
