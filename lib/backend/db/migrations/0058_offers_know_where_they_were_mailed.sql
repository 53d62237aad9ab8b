ALTER TABLE "offers" ADD COLUMN "mailed_to" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "mailed_key" integer;--> statement-breakpoint
-- As `addressee` in lib/backend/offers/offer-key.ts has it. Of what was sent before it is taken that it went where it stands.
UPDATE "offers" SET "mailed_key" = "key_number",
  "mailed_to" = left(encode(sha256(convert_to(mailbox("email"), 'UTF8')), 'hex'), 32)
WHERE "key_hash" IS NOT NULL;
