import { and, eq, isNull, sql } from "drizzle-orm";
import { businessDay } from "@/lib/clock";
import { ApiError } from "@/lib/contract/errors";
import type { Coupon } from "@/lib/pricing/additions";
import { addressBlock } from "@/lib/site/address-block";
import { bookings, coupons } from "../db/booking-schema";
import { db } from "../db/pool";
import type { Transaction } from "../db/transaction";
import type { Caller } from "../handler";
import { countCall, uncountCall } from "../requests/rate-limit";

const triesAllowed = [{ calls: 10, perSeconds: 60 }];
const refused = (why: string) => new ApiError("invalid", { fields: { coupon_code: [why] } });

/**
 * A coupon that counts for a price in minor units, or for one that is still to be named. Codes that do not count are tries, of which an
 * address has ten a minute, so that nobody guesses.
 *
 * @throws ApiError `invalid` saying why at `coupon_code`; `too_many`
 */
export async function demandCoupon(
  code: string,
  priceMinor: number | undefined,
  { address }: Caller,
): Promise<Coupon> {
  const subject = address && `coupon ${addressBlock(address)}`;
  if (subject) await countCall(subject, triesAllowed);
  const coupon = await countingCoupon(code, priceMinor);
  if (subject) await uncountCall(subject, triesAllowed);
  return coupon;
}

async function countingCoupon(code: string, priceMinor: number | undefined): Promise<Coupon> {
  const [row] = await db()
    .select()
    .from(coupons)
    .where(and(eq(coupons.code, code), isNull(coupons.retiredAt)));
  if (!row) throw refused("unknown_coupon");
  const today = businessDay();
  if (today < row.validFrom || today > row.validUntil) throw refused("coupon_expired");
  if (row.uses >= row.usesMost) throw refused("coupon_used_up");
  if (priceMinor !== undefined && priceMinor < row.minimumMinor) throw refused("coupon_minimum");
  return termsOf(row);
}

const termsOf = ({ code, percent, amountMinor }: typeof coupons.$inferSelect): Coupon => ({
  code,
  percent: percent ?? undefined,
  amountMinor: amountMinor ?? undefined,
});

/** The terms of a coupon that a booking has used already, whatever became of it since. */
export async function usedCoupon(code: string | null): Promise<Coupon | undefined> {
  if (code === null) return undefined;
  const [row] = await db().select().from(coupons).where(eq(coupons.code, code));
  return row && termsOf(row);
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
  if (used.length === 0) throw refused("coupon_used_up");
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
