ALTER TABLE "sessions" ADD COLUMN "family" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
CREATE INDEX "sessions_family" ON "sessions" USING btree ("family");