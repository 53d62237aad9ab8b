import { deskBookings } from "@/lib/contract/changes";
import { ApiError } from "@/lib/contract/errors";
import { type OnceRequest, once } from "../../requests/idempotency";
import { type Actor, record } from "../../staff/audit";
import { withdrawOvertaken } from "../change/withdraw-overtaken";
import { lockBooking } from "../lifecycle/lock-booking";
import { settleCommission } from "../money/agent-money";
import { isPaid } from "../money/owed";
import { confirm } from "../money/received";

interface Seen {
  booking: string;
  version: number;
}

/**
 * Notes that an agent has their commission, or has given back what they had too much. What they kept
 * counts as paid: the guest owes it to nobody any more, and is not reminded of it.
 *
 * @throws ApiError `conflict` when the booking is another by now, or there is nothing to settle
 */
export async function settleAgent(
  actor: Actor,
  { booking: reference, version }: Seen,
  asked?: OnceRequest,
) {
  await once(asked, async (transaction) => {
    const booking = await lockBooking(transaction, reference);
    if (!booking) throw new ApiError("not_found");
    if (booking.version !== version)
      throw new ApiError("conflict", { reason: "changed_meanwhile" });
    const entered = await settleCommission(transaction, booking);
    const { keepsMinor, sendsMinor, returnsMinor } = entered;
    if (keepsMinor + sendsMinor + returnsMinor === 0)
      throw new ApiError("conflict", { reason: "not_now" });
    const settled = await lockBooking(transaction, reference);
    if (settled) await withdrawOvertaken(transaction, settled);
    const waits = settled && ["provisional", "invoiced"].includes(settled.state);
    if (waits && isPaid(settled)) await confirm(transaction, settled, "operator", "commission");
    await record(transaction, actor, {
      action: "settle-agent",
      subject: reference,
      after: {
        kept_minor: keepsMinor,
        sent_minor: sendsMinor,
        ...(returnsMinor > 0 && { returned_minor: returnsMinor }),
      },
    });
    transaction.changed.add(deskBookings);
    return true;
  });
}
