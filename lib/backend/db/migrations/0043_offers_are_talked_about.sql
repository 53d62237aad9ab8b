ALTER TABLE "offer_messages" ADD COLUMN "kind" text DEFAULT 'question' NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_messages" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "offer_messages" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "offer_messages" ADD COLUMN "about" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "read_number" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "read_hash" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "openings" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "remind" boolean DEFAULT false NOT NULL;