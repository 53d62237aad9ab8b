import { and, eq, sql } from "drizzle-orm";
import { couponRefused } from "../../catalogue/coupon";
import { bookings, coupons } from "../../db/booking-schema";
import type { Transaction } from "../../db/transaction";

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
