import { now } from "@/lib/clock";
import { takeBackReward } from "../../affiliate/referrals";
import type { Transaction } from "../../db/transaction";
import { tellGuest, tellOperator } from "../../requests/outbox";
import { releaseKept } from "../money/agent-money";
import { endInvoice } from "../money/credit-note";
import { losesReward, staysMinor } from "../money/owed";
import { wantRefund } from "../money/want-refund";
import { tellUnpaid } from "../shares/tell-ended";
import { releaseHeld } from "./release-held";
import { type Actor, type BookingRow, move } from "./transitions";

interface Ending {
  /** What goes back by us. */
  refundMinor: number;
  /** What the agent gives back of what they kept: all of it where nothing else is said. */
  byAgentMinor?: number;
  actor: Actor;
  /** The day that counts of a guest's cancelling that the desk enters. */
  byGuestOn?: string | undefined;
  /** What was written with it. */
  note: string;
  /** The offer that took its place: whoever has just accepted that, and travels, is not written to of an end. */
  offer?: string | undefined;
}

/**
 * Cancels a booking: what it holds is given back, the refund is set going, and the reward of whoever
 * recommended it goes unless the deposit, and as much as the reward, stays. The booking is locked.
 *
 * @throws ApiError `conflict` when it has ended already
 */
export async function cancel(
  transaction: Transaction,
  booking: BookingRow,
  { refundMinor, byAgentMinor = booking.agentKeptMinor, actor, byGuestOn, note, offer }: Ending,
): Promise<void> {
  const { reference } = booking;
  const whose = byGuestOn ? "guest" : actor;
  await move(transaction, {
    reference,
    to: "cancelled",
    actor,
    note,
    facts: [
      ...(byGuestOn ? [{ kind: "guest_cancels" as const, day: byGuestOn }] : []),
      ...(offer ? [{ kind: "offer" as const, reference: offer }] : []),
    ],
    set: { cancelledAt: now(), refundMinor, byAgentMinor, holdUntil: null, proposed: [] },
  });
  if (refundMinor > 0) await wantRefund(transaction, booking, refundMinor, `cancelled_by_${whose}`);
  await releaseHeld(transaction, reference);
  await releaseKept(transaction, booking, byAgentMinor);
  const stays = staysMinor(booking) - refundMinor - byAgentMinor;
  if (losesReward({ ...booking, state: "cancelled" }, stays))
    await takeBackReward(transaction, reference);
  if (!offer) {
    await tellGuest(transaction, "cancelled", reference);
    await tellUnpaid(transaction, reference);
    await tellOperator(transaction, "cancelled", reference);
  }
  await endInvoice(transaction, reference, actor);
}
