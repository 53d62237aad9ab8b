import { and, eq, gt } from "drizzle-orm";
import { deskBookings } from "@/lib/contract/changes";
import { ApiError, conflict } from "@/lib/contract/errors";
import { takeBackReward } from "../../affiliate/referrals";
import { ledger } from "../../db/booking-schema";
import { type OnceRequest, once } from "../../requests/idempotency";
import { type Actor, record } from "../../staff/audit";
import { lockBooking } from "../lifecycle/lock-booking";
import { enter, sourceOfUndone } from "../money/ledger";
import { losesReward, staysMinor } from "../money/owed";
import { kept } from "./decide";

interface Undone {
  booking: string;
  version: number;
  /** Its number in the ledger. */
  entry: number;
}

/**
 * Takes a bank transfer out of the books that was entered by mistake: by an entry against it, as none is ever
 * deleted. No money moves and nobody is written to. The right one is entered before: a journey that is
 * confirmed keeps something that is paid of it.
 *
 * @throws ApiError `not_found`; `conflict` when the booking is another by now, the transfer was taken out
 * before, or less would be left than is on its way back
 */
export async function undoTransfer(
  actor: Actor,
  { booking: reference, version, entry }: Undone,
  asked?: OnceRequest,
): Promise<void> {
  await once(asked, async (transaction) => {
    const before = await lockBooking(transaction, reference);
    if (!before) throw new ApiError("not_found");
    if (before.version !== version) throw conflict("changed_meanwhile");
    const [made] = await transaction.db
      .select()
      .from(ledger)
      .where(
        and(
          ...[eq(ledger.id, entry), eq(ledger.booking, reference)],
          ...[eq(ledger.kind, "bank_transfer"), gt(ledger.amountMinor, 0)],
        ),
      );
    if (!made) throw new ApiError("not_found");
    const { amountMinor, currency, note } = made;
    const source = sourceOfUndone(made);
    const undone = { booking: reference, kind: "bank_transfer", source, currency, note } as const;
    const paid = await enter(transaction, { ...undone, amountMinor: -amountMinor });
    const after = await lockBooking(transaction, reference);
    if (paid === undefined || !after) throw conflict("not_now");
    const stays = staysMinor(after);
    if (stays < 0 || (after.state === "confirmed" && stays === 0)) throw conflict("not_now");
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
