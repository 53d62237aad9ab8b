ALTER TABLE "departures" ADD COLUMN "origin" text DEFAULT 'rule' NOT NULL;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "closed_reason" text;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departure_origin" CHECK ("departures"."origin" in ('rule', 'desk'));--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departure_closed" CHECK ("departures"."closed_reason" is null or "departures"."origin" = 'desk');