ALTER TABLE "bookings" ADD COLUMN "kept_least_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "terms_start" date;--> statement-breakpoint
ALTER TABLE "booking_changes" ADD COLUMN "ours" boolean DEFAULT false NOT NULL;