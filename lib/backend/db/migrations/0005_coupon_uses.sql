ALTER TABLE "coupons" DROP CONSTRAINT "coupon_uses";--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupon_uses" CHECK ("coupons"."uses" >= 0);