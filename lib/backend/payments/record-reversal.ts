import { and, eq } from "drizzle-orm";
import { deskBookings } from "@/lib/contract/changes";
import { ApiError, conflict } from "@/lib/contract/errors";
import { lockBooking } from "../bookings/lifecycle/lock-booking";
import { afterMoneyLeft } from "../bookings/money/after-money-left";
import { forgetRefund } from "../bookings/money/forget-refund";
import { sourceOf } from "../bookings/money/ledger";
import { kept } from "../bookings/operator/decide";
import { ledger, payments, refunds } from "../db/booking-schema";
import { type OnceRequest, once } from "../requests/idempotency";
import { type Actor, record } from "../staff/audit";
import type { PaymentRow } from "./payment-rows";
import { enterReversal } from "./reverse";

type Entry = Pick<typeof ledger.$inferSelect, "source" | "amountMinor">;
type Refund = Pick<typeof refunds.$inferSelect, "payment" | "state" | "amountMinor">;

/**
 * What of a payment that the provider shows as reversed is still in the books, in minor units: a part had
 * been refunded, and whether the bank took the rest the provider does not say. 0 where a refund is under way.
 */
export function restInBooks(
  payment: Pick<PaymentRow, "id" | "state">,
  entries: readonly Entry[],
  ofBooking: readonly Refund[],
): number {
  const own = ofBooking.filter((refund) => refund.payment === payment.id);
  const isUnderWay = own.some(({ state }) => state === "wanted" || state === "asked");
  if (payment.state !== "reversed" || isUnderWay) return 0;
  const sources = [sourceOf("payment", payment), sourceOf("reversal", payment)];
  const came = entries.filter(({ source }) => sources.includes(source));
  const gone = own.filter(({ state }) => state === "done");
  return Math.max(sum(came) - sum(gone), 0);
}

interface Reversal {
  booking: string;
  version: number;
  payment: string;
}

/**
 * Enters that a bank has taken the rest of a payment of which a part had been refunded, as somebody has seen
 * at the provider. What was still to be sent of it by hand is owed to nobody any more.
 *
 * @throws ApiError `not_found`; `conflict` when the booking is another by now, or nothing of it is in the books
 */
export async function recordReversal(
  actor: Actor,
  { booking: reference, version, payment: id }: Reversal,
  asked?: OnceRequest,
): Promise<void> {
  await once(asked, async (transaction) => {
    const before = await lockBooking(transaction, reference);
    if (!before) throw new ApiError("not_found");
    if (before.version !== version) throw conflict("changed_meanwhile");
    const { db } = transaction;
    const ofBooking = and(eq(payments.id, id), eq(payments.booking, reference));
    const [payment] = await db.select().from(payments).where(ofBooking).for("update");
    if (!payment) throw new ApiError("not_found");
    const entries = await db.select().from(ledger).where(eq(ledger.booking, reference));
    const back = await db.select().from(refunds).where(eq(refunds.payment, id));
    const restMinor = restInBooks(payment, entries, back);
    if (restMinor === 0) throw conflict("not_now");
    for (const refund of back)
      if (refund.state === "manual")
        await forgetRefund(transaction, { refund, lessMinor: refund.amountMinor });
    await enterReversal(transaction, payment, restMinor);
    await afterMoneyLeft(transaction, reference, "operator");
    const after = await lockBooking(transaction, reference);
    await record(transaction, actor, {
      action: "record-reversal",
      subject: reference,
      before: kept(before),
      after: kept(after ?? before),
    });
    transaction.changed.add(deskBookings);
    return true;
  });
}

const sum = (some: readonly { amountMinor: number }[]) =>
  some.reduce((minor, { amountMinor }) => minor + amountMinor, 0);
