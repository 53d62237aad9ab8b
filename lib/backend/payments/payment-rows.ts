import { and, eq } from "drizzle-orm";
import { lockBooking } from "../bookings/lifecycle/lock-booking";
import type { BookingRow } from "../bookings/lifecycle/transitions";
import { payments } from "../db/booking-schema";
import { db } from "../db/pool";
import type { Transaction } from "../db/transaction";
import { isOfAnother } from "../provider/provider-in-use";

export type PaymentRow = typeof payments.$inferSelect;

/** The attempt that the provider knows by both of these names; undefined when there is none. */
export async function paymentOf(
  trackingId: string,
  merchantReference: string,
): Promise<PaymentRow | undefined> {
  const [row] = await db()
    .select()
    .from(payments)
    .where(and(eq(payments.trackingId, trackingId), eq(payments.id, merchantReference)));
  return row;
}

/**
 * Whether a person has still to find out if an order was paid: it may have been at the provider of
 * before, whom nobody here asks. One that was given up there as well is not meant.
 */
export function isUntold(payment: PaymentRow): boolean {
  const { state, problem, nextCheckAt } = payment;
  const isLeft = nextCheckAt !== null || problem === "other_provider";
  return (state === "pending" || state === "cancelled") && isLeft && isOfAnother(payment);
}

/** A payment and its booking, both held until the transaction ends, the booking first. */
export async function lockPayment(
  transaction: Transaction,
  { id, booking: reference }: Pick<PaymentRow, "id" | "booking">,
): Promise<{ booking: BookingRow; payment: PaymentRow }> {
  const booking = await lockBooking(transaction, reference);
  const [payment] = await transaction.db
    .select()
    .from(payments)
    .where(eq(payments.id, id))
    .for("update");
  if (!booking || !payment) throw new Error(`there is no payment ${id}`);
  return { booking, payment };
}
