import { eq } from "drizzle-orm";
import { deskBookings } from "@/lib/contract/changes";
import type { ParsedDeskInput } from "@/lib/contract/desk/calls";
import { ApiError, conflict } from "@/lib/contract/errors";
import { bookings } from "../../db/booking-schema";
import type { Transaction } from "../../db/transaction";
import { record, type StaffActor } from "../../staff/audit";
import { note } from "../lifecycle/history";
import { lockBooking } from "../lifecycle/lock-booking";
import type { BookingRow } from "../lifecycle/transitions";
import { isSettledWithAgent } from "../money/agent-money";
import { hasEnded, hasLapsed } from "../money/owed";

/** Whether a booking goes on, or still may: what an agent earns of it is yet to come. */
export const earnsForAgent = (booking: BookingRow): boolean =>
  !hasEnded(booking) || hasLapsed(booking);

/**
 * Says who sold a booking and for what per cent, or puts that right. What it confirms or leaves open is
 * entered by settling.
 *
 * @throws ApiError `invalid` for a commission of nobody; `conflict` when the booking is another by now, was
 * cancelled, or something is settled with its agent
 */
export async function setAgent(
  transaction: Transaction,
  actor: StaffActor,
  { booking: reference, version, agent, commission_percent }: ParsedDeskInput<"set-agent">,
): Promise<void> {
  const row = await lockBooking(transaction, reference);
  if (!row) throw new ApiError("not_found");
  if (row.version !== version) throw conflict("changed_meanwhile");
  if (!earnsForAgent(row)) throw conflict("not_now");
  if (await isSettledWithAgent(row, transaction.db)) throw conflict("agent_settled");
  if (commission_percent > 0 && !agent)
    throw new ApiError("invalid", { reason: "agent_needed", fields: { agent: ["invalid"] } });
  const before = row.commissionPercent;
  if (agent === row.agent && commission_percent === before) return;
  await transaction.db
    .update(bookings)
    .set({ agent, commissionPercent: commission_percent })
    .where(eq(bookings.reference, reference));
  if (commission_percent !== before)
    await note(transaction, row, "operator", {
      facts: [{ kind: "commission", before_percent: before, after_percent: commission_percent }],
    });
  await record(transaction, actor, {
    action: "set-agent",
    subject: reference,
    before: { commission_percent: before },
    after: { commission_percent, ...(agent !== row.agent && { agent: "written" }) },
  });
  transaction.changed.add(deskBookings);
}
