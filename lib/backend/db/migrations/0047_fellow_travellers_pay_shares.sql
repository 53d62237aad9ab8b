CREATE TABLE "shares" (
	"id" text PRIMARY KEY NOT NULL,
	"booking" text NOT NULL,
	"name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"purpose" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "share_amount" CHECK ("shares"."amount_minor" > 0)
);
--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_booking_bookings_reference_fk" FOREIGN KEY ("booking") REFERENCES "public"."bookings"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shares_booking" ON "shares" USING btree ("booking","created_at");--> statement-breakpoint
CREATE INDEX "payments_payer" ON "payments" USING btree ("payer") WHERE payer is not null;