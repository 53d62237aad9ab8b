ALTER TABLE "bookings" ADD COLUMN "by_agent_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "done_by" text;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "reopened_at" timestamp with time zone;--> statement-breakpoint
-- The mailbox behind an address, as lib/backend/accounts/mailbox.ts has it.
CREATE FUNCTION mailbox(address text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN domain IN ('gmail.com', 'googlemail.com')
    THEN replace(name, '.', '') || '@gmail.com' ELSE name || '@' || domain END
  FROM (SELECT split_part(split_part(lower(address), '@', 1), '+', 1) AS name,
    split_part(lower(address), '@', 2) AS domain) parts
$$;--> statement-breakpoint
CREATE INDEX "bookings_in_mailbox" ON "bookings" USING btree (mailbox(email));--> statement-breakpoint
-- Whom nobody named learns nothing of who asked: rows of before have names.
UPDATE "referrals" SET "name" = '', "address" = '' WHERE "name" <> '' AND (
  EXISTS (SELECT FROM "bookings" b WHERE b."reference" = "referrals"."quote" 
    AND NOT EXISTS (SELECT FROM "affiliates" a WHERE a."code" = b."invited_by"))
  OR EXISTS (SELECT FROM "leads" l WHERE l."reference" = "referrals"."quote" 
    AND NOT EXISTS (SELECT FROM "affiliates" a WHERE a."code" = l."payload"->>'invited_by')));
