ALTER TABLE "bookings" ADD COLUMN "made_by" uuid;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "request" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "asks_consent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "commission_percent" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_made_by_staff_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_request" ON "bookings" USING btree ("request") WHERE request is not null;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "booking_commission" CHECK ("bookings"."commission_percent" between 0 and 50);