CREATE TABLE "booking_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"booking" text NOT NULL,
	"before" text,
	"after" text NOT NULL,
	"actor" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"reference" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"locale" text NOT NULL,
	"tour_id" text NOT NULL,
	"departure_id" text,
	"starts" date NOT NULL,
	"adults" smallint NOT NULL,
	"children" smallint[] NOT NULL,
	"rooms" smallint NOT NULL,
	"extras" text[] DEFAULT '{}' NOT NULL,
	"coupon" text,
	"seats" smallint DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"country" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"price" jsonb NOT NULL,
	"currency" text NOT NULL,
	"total_minor" integer NOT NULL,
	"due_now_minor" integer NOT NULL,
	"balance_due" date NOT NULL,
	"paid_minor" integer DEFAULT 0 NOT NULL,
	"refund_minor" integer,
	"hold_until" timestamp with time zone,
	"invoice" text,
	"proposed" date[] DEFAULT '{}' NOT NULL,
	"invited_by" text,
	"address" text,
	"reminders" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"invoiced_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "bookings_invoice_unique" UNIQUE("invoice"),
	CONSTRAINT "booking_amounts" CHECK ("bookings"."due_now_minor" between 0 and "bookings"."total_minor"),
	CONSTRAINT "booking_never_negative" CHECK ("bookings"."paid_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"percent" smallint,
	"amount_minor" integer,
	"minimum_minor" integer DEFAULT 0 NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date NOT NULL,
	"uses_most" integer NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"hash" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "coupon_uses" CHECK ("coupons"."uses" between 0 and "coupons"."uses_most")
);
--> statement-breakpoint
CREATE TABLE "ledger" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"booking" text NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"booking" text NOT NULL,
	"purpose" text NOT NULL,
	"state" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"tracking_id" text,
	"confirmation_code" text,
	"method" text,
	"redirect_url" text,
	"checks" smallint DEFAULT 0 NOT NULL,
	"checked_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"booking" text NOT NULL,
	"payment" text,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "waiting_list" (
	"reference" text PRIMARY KEY NOT NULL,
	"departure_id" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"seats" smallint NOT NULL,
	"told" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_booking_bookings_reference_fk" FOREIGN KEY ("booking") REFERENCES "public"."bookings"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_booking_bookings_reference_fk" FOREIGN KEY ("booking") REFERENCES "public"."bookings"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_booking_bookings_reference_fk" FOREIGN KEY ("booking") REFERENCES "public"."bookings"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_booking_bookings_reference_fk" FOREIGN KEY ("booking") REFERENCES "public"."bookings"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_events_booking" ON "booking_events" USING btree ("booking","id");--> statement-breakpoint
CREATE INDEX "bookings_departure" ON "bookings" USING btree ("departure_id");--> statement-breakpoint
CREATE INDEX "bookings_mailbox" ON "bookings" USING btree (lower(email));--> statement-breakpoint
CREATE INDEX "bookings_hold" ON "bookings" USING btree ("hold_until");--> statement-breakpoint
CREATE INDEX "ledger_booking" ON "ledger" USING btree ("booking");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_source" ON "ledger" USING btree ("source");--> statement-breakpoint
CREATE INDEX "payments_booking" ON "payments" USING btree ("booking");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_tracking" ON "payments" USING btree ("tracking_id");--> statement-breakpoint
CREATE INDEX "payments_next_check" ON "payments" USING btree ("next_check_at");--> statement-breakpoint
CREATE INDEX "refunds_booking" ON "refunds" USING btree ("booking");--> statement-breakpoint
CREATE INDEX "waiting_list_departure" ON "waiting_list" USING btree ("departure_id","created_at");--> statement-breakpoint
CREATE SEQUENCE "invoice_numbers";--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_is_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER "booking_events_are_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "booking_events" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
