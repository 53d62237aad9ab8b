CREATE TABLE "offer_messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"offer" text NOT NULL,
	"author" uuid,
	"text" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_versions" (
	"offer" text NOT NULL,
	"number" integer NOT NULL,
	"draft" jsonb NOT NULL,
	"sent" jsonb,
	"hash" text,
	"sent_at" timestamp with time zone,
	CONSTRAINT "offer_versions_offer_number_pk" PRIMARY KEY("offer","number"),
	CONSTRAINT "offer_sent_has_hash" CHECK (("offer_versions"."sent" is null) = ("offer_versions"."hash" is null))
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"reference" text PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"request" text,
	"locale" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"owner" uuid NOT NULL,
	"editor" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"sent" integer,
	"key_number" integer DEFAULT 1 NOT NULL,
	"key_hash" text,
	"valid_until" date,
	"booking" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "offers_booking_unique" UNIQUE("booking"),
	CONSTRAINT "offer_accepted_is_booked" CHECK ("offers"."state" <> 'accepted' or "offers"."booking" is not null)
);
--> statement-breakpoint
ALTER TABLE "offer_messages" ADD CONSTRAINT "offer_messages_offer_offers_reference_fk" FOREIGN KEY ("offer") REFERENCES "public"."offers"("reference") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_messages" ADD CONSTRAINT "offer_messages_author_staff_id_fk" FOREIGN KEY ("author") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_versions" ADD CONSTRAINT "offer_versions_offer_offers_reference_fk" FOREIGN KEY ("offer") REFERENCES "public"."offers"("reference") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_request_requests_id_fk" FOREIGN KEY ("request") REFERENCES "public"."requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_owner_staff_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_editor_staff_id_fk" FOREIGN KEY ("editor") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_booking_bookings_reference_fk" FOREIGN KEY ("booking") REFERENCES "public"."bookings"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_messages_offer" ON "offer_messages" USING btree ("offer","id");--> statement-breakpoint
CREATE INDEX "offers_changed" ON "offers" USING btree ("changed_at" DESC NULLS LAST,"reference");--> statement-breakpoint
CREATE INDEX "offers_request" ON "offers" USING btree ("request");--> statement-breakpoint
CREATE INDEX "offers_mailbox" ON "offers" USING btree (lower(email));--> statement-breakpoint
-- What was sent to a guest stays as they read it: it can only be forgotten as a whole.
CREATE FUNCTION keep_sent_offer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was sent is not changed';
END $$;--> statement-breakpoint
CREATE TRIGGER offer_versions_sent BEFORE UPDATE ON "offer_versions"
  FOR EACH ROW WHEN (OLD."sent" IS NOT NULL) EXECUTE FUNCTION keep_sent_offer();
