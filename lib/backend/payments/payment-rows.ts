import { and, eq } from "drizzle-orm";
import { lockBooking } from "../bookings/lifecycle/lock-booking";
import type { BookingRow } from "../bookings/lifecycle/transitions";
import { payments } from "../db/booking-schema";
import { db } from "../db/pool";
import type { Transaction } from "../db/transaction";

export type PaymentRow = typeof payments.$inferSelect;

/** The cause that money of a payment is entered with. */
export const sourceOf = (payment: string) => `payment ${payment}`;

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
