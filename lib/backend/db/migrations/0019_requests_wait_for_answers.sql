CREATE TABLE "messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"request" text NOT NULL,
	"kind" text NOT NULL,
	"author" uuid NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"lead" text,
	"booking" text,
	"locale" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"first_answered_at" timestamp with time zone,
	"owner" uuid,
	"next_step" text DEFAULT '' NOT NULL,
	"next_on" date,
	"lost_reason" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_request_requests_id_fk" FOREIGN KEY ("request") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_author_staff_id_fk" FOREIGN KEY ("author") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_lead_leads_reference_fk" FOREIGN KEY ("lead") REFERENCES "public"."leads"("reference") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_booking_bookings_reference_fk" FOREIGN KEY ("booking") REFERENCES "public"."bookings"("reference") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_owner_staff_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_request" ON "messages" USING btree ("request","id");--> statement-breakpoint
CREATE INDEX "requests_state" ON "requests" USING btree ("state","since" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "requests_owner" ON "requests" USING btree ("owner","since" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE owner is not null;--> statement-breakpoint
CREATE INDEX "requests_lead" ON "requests" USING btree ("lead");--> statement-breakpoint
CREATE INDEX "requests_booking" ON "requests" USING btree ("booking");--> statement-breakpoint
-- What came before: of older things nobody knows whether they were answered, so they do not wait.
INSERT INTO "requests" ("id", "kind", "lead", "locale", "since", "state")
SELECT l."reference", l."kind", l."reference", l."locale", l."created_at",
  CASE WHEN l."kind" = 'review' THEN
    CASE WHEN EXISTS (SELECT FROM "reviews" r WHERE r."id" = l."reference" AND r."state" = 'pending')
      THEN 'waiting' ELSE 'answered' END
  WHEN l."created_at" > now() - interval '14 days' THEN 'waiting' ELSE 'answered' END
FROM "leads" l;--> statement-breakpoint
INSERT INTO "requests" ("id", "kind", "booking", "locale", "since")
SELECT "reference", 'booking', "reference", "locale", "created_at" FROM "bookings" WHERE "state" = 'enquiry';
