import { and, eq, sql } from "drizzle-orm";
import { couponRefused } from "../../catalogue/coupon";
import { bookings, coupons } from "../../db/booking-schema";
import type { Transaction } from "../../db/transaction";
import { lockBooking } from "../lifecycle/lock-booking";
import type { BookingRow } from "../lifecycle/transitions";

/** The code that made a booking's price, also once its use was given back. */
export function couponOf({ coupon, price }: Pick<BookingRow, "coupon" | "price">): string | null {
  const line = price.lines.find(({ kind }) => kind === "coupon");
  return coupon ?? (line?.kind === "coupon" ? line.code : null);
}

/**
 * Counts a use of a coupon, in one conditional update: nobody gets the last one twice.
 *
 * @throws ApiError `invalid` when it was used up in the meantime
 */
export async function spendCoupon({ db }: Transaction, code: string): Promise<void> {
  const used = await db
    .update(coupons)
    .set({ uses: sql`${coupons.uses} + 1` })
    .where(and(eq(coupons.code, code), sql`${coupons.uses} < ${coupons.usesMost}`))
    .returning({ code: coupons.code });
  if (used.length === 0) throw couponRefused("coupon_used_up");
}

/** Gives the use of a booking's coupon back; done twice, it is done once. */
export async function releaseCoupon({ db }: Transaction, reference: string): Promise<void> {
  await db.execute(sql`
    with held as (
      select reference, coupon from ${bookings}
      where reference = ${reference} and coupon is not null for update
    ), freed as (
      update ${bookings} set coupon = null from held where bookings.reference = held.reference
    )
    update ${coupons} set uses = uses - 1 from held where coupons.code = held.coupon`);
}

/**
 * The same for a wish that nobody follows any more. Where it is booked after all, the use is counted
 * again with the confirmation.
 */
export async function releaseWishedCoupon(
  transaction: Transaction,
  reference: string,
): Promise<void> {
  const booking = await lockBooking(transaction, reference);
  if (booking?.state === "enquiry" || booking?.state === "consultation")
    await releaseCoupon(transaction, reference);
}

/**
 * Counts the use of a coupon again that was given back before its booking was paid: also beyond the
 * last one, as that price was agreed. The booking is locked.
 */
export async function countCouponAgain({ db }: Transaction, booking: BookingRow): Promise<void> {
  const code = couponOf(booking);
  if (booking.coupon !== null || code === null) return;
  await db.execute(sql`
    with used as (
      update ${coupons} set uses = uses + 1 where code = ${code} returning code
    )
    update ${bookings} set coupon = used.code from used where reference = ${booking.reference}`);
}
