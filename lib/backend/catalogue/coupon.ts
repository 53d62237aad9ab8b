import { and, eq, isNull } from "drizzle-orm";
import { businessDay } from "@/lib/clock";
import { ApiError } from "@/lib/contract/errors";
import type { Coupon } from "@/lib/pricing/additions";
import { countsFrom } from "@/lib/site/counts-from";
import { coupons } from "../db/booking-schema";
import { db } from "../db/pool";
import type { Caller } from "../requests/handler";
import { limits } from "../requests/limits";
import { countByEach } from "../requests/rate-limit";

/** Refuses a coupon, saying why beside its field. */
export const couponRefused = (why: string) =>
  new ApiError("invalid", { fields: { coupon_code: [why] } });

/**
 * A coupon that counts for a price in minor units, or for one that is still to be named. Codes that do
 * not count are tries, which are counted.
 *
 * @throws ApiError `invalid` saying why at `coupon_code`; `too_many`
 */
export async function demandCoupon(
  code: string,
  priceMinor: number | undefined,
  { address }: Caller,
): Promise<Coupon> {
  const takeBack = await countByEach(
    address ? countsFrom(address, "coupon", limits.coupons) : [],
    true,
  );
  const coupon = await countingCoupon(code, priceMinor);
  await takeBack();
  return coupon;
}

async function countingCoupon(code: string, priceMinor: number | undefined): Promise<Coupon> {
  const [row] = await db()
    .select()
    .from(coupons)
    .where(and(eq(coupons.code, code), isNull(coupons.retiredAt)));
  if (!row) throw couponRefused("unknown_coupon");
  const today = businessDay();
  if (today < row.validFrom || today > row.validUntil) throw couponRefused("coupon_expired");
  if (row.uses >= row.usesMost) throw couponRefused("coupon_used_up");
  if (priceMinor !== undefined && priceMinor < row.minimumMinor)
    throw couponRefused("coupon_minimum");
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
