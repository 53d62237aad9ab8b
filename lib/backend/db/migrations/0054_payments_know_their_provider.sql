ALTER TABLE "payments" ADD COLUMN "provider" text DEFAULT 'pesapal' NOT NULL;--> statement-breakpoint
UPDATE "payments" SET "provider" = 'sandbox' WHERE "redirect_url" LIKE 'http://%';