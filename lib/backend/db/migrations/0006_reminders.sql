ALTER TABLE "bookings" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "waiting_list" DROP COLUMN "told";