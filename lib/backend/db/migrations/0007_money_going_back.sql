ALTER TABLE "bookings" ADD COLUMN "back_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "booking_back" CHECK ("bookings"."back_minor" >= 0);