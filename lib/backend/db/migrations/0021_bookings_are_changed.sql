CREATE TABLE "booking_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"booking" text NOT NULL,
	"proposed_by" uuid NOT NULL,
	"state" text NOT NULL,
	"asks_guest" boolean NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"price" jsonb NOT NULL,
	"total_before_minor" integer NOT NULL,
	"total_after_minor" integer NOT NULL,
	"refund_minor" integer NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"proposed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "booking_change_refund" CHECK ("booking_changes"."refund_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "booking_notes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"booking" text NOT NULL,
	"author" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking_changes" ADD CONSTRAINT "booking_changes_booking_bookings_reference_fk" FOREIGN KEY ("booking") REFERENCES "public"."bookings"("reference") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_changes" ADD CONSTRAINT "booking_changes_proposed_by_staff_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_notes" ADD CONSTRAINT "booking_notes_booking_bookings_reference_fk" FOREIGN KEY ("booking") REFERENCES "public"."bookings"("reference") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_notes" ADD CONSTRAINT "booking_notes_author_staff_id_fk" FOREIGN KEY ("author") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_changes_booking" ON "booking_changes" USING btree ("booking","id");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_changes_one_open" ON "booking_changes" USING btree ("booking") WHERE state = 'proposed';--> statement-breakpoint
CREATE INDEX "booking_notes_booking" ON "booking_notes" USING btree ("booking","id");