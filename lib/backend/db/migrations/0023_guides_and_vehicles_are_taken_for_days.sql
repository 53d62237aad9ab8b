CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE TABLE "allocations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"resource" uuid NOT NULL,
	"days" daterange NOT NULL,
	"departure" text,
	"booking" text,
	"why" text DEFAULT '' NOT NULL,
	"once" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "allocation_of_one" CHECK (num_nonnulls("allocations"."departure", "allocations"."booking") <= 1)
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_resource_resources_id_fk" FOREIGN KEY ("resource") REFERENCES "public"."resources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_departure_departures_id_fk" FOREIGN KEY ("departure") REFERENCES "public"."departures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_booking_bookings_reference_fk" FOREIGN KEY ("booking") REFERENCES "public"."bookings"("reference") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "allocations_departure" ON "allocations" USING btree ("departure","resource");--> statement-breakpoint
CREATE UNIQUE INDEX "allocations_booking" ON "allocations" USING btree ("booking","resource");--> statement-breakpoint
CREATE INDEX "allocations_days" ON "allocations" USING gist ("days");--> statement-breakpoint
CREATE UNIQUE INDEX "resources_name" ON "resources" USING btree ("kind",lower("name"));--> statement-breakpoint
-- A vehicle is at one place only; where a guide is, guides and operator settle themselves.
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_vehicle_once" EXCLUDE USING gist ("resource" WITH =, "days" WITH &&) WHERE ("once");
