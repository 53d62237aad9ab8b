ALTER TABLE "bookings" ADD COLUMN "came_from" jsonb;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "came_from" jsonb;