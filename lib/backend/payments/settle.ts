import { and, eq, inArray, isNotNull, or } from "drizzle-orm";
import { payments } from "../db/booking-schema";
import { db } from "../db/pool";
import { reasonOf } from "../db/without-values";
import { check } from "./check";
import type { PaymentRow } from "./payment-rows";

// Also one whose card was declined, which another may pay, and one that another order took the place of,
// until it is cancelled at the provider.
const isPayable = or(
  eq(payments.state, "pending"),
  and(
    inArray(payments.state, ["failed", "cancelled"]),
    isNotNull(payments.trackingId),
    isNotNull(payments.nextCheckAt),
  ),
);

/**
 * Asks the provider now how every open attempt of a booking stands. A provider that is away leaves
 * them as they are.
 */
export async function settlePayments(reference: string): Promise<void> {
  const open = await db()
    .select()
    .from(payments)
    .where(and(eq(payments.booking, reference), isPayable));
  const ask = (payment: PaymentRow) =>
    check(payment).catch((error) => console.warn(`payment ${payment.id}: ${reasonOf(error)}`));
  await Promise.all(open.map(ask));
}
