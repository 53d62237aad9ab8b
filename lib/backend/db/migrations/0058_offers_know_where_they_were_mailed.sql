ALTER TABLE "offers" ADD COLUMN "mailed_to" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "mailed_key" integer;--> statement-breakpoint
-- As `addressee` in lib/backend/offers/offer-key.ts has it. Of what was sent before it is taken that it went where it stands.
UPDATE "offers" SET "mailed_key" = "key_number",
  "mailed_to" = left(encode(sha256(convert_to(mailbox("email"), 'UTF8')), 'hex'), 32)
WHERE "key_hash" IS NOT NULL;--> statement-breakpoint
-- A version before, which works on the same database during an update, mails another link without saying
-- so. It can go when nobody updates from such a version any more.
CREATE FUNCTION fill_offer_mailed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.mailed_key := NEW.key_number;
  NEW.mailed_to := left(encode(sha256(convert_to(mailbox(NEW.email), 'UTF8')), 'hex'), 32);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER offers_mailed_is_known BEFORE UPDATE OF "key_hash" ON "offers"
  FOR EACH ROW WHEN (NEW."key_hash" IS DISTINCT FROM OLD."key_hash" AND NEW."email" = OLD."email"
    AND NEW."mailed_to" IS NOT DISTINCT FROM OLD."mailed_to"
    AND NEW."mailed_key" IS NOT DISTINCT FROM OLD."mailed_key") EXECUTE FUNCTION fill_offer_mailed();
