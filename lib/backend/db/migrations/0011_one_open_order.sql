ALTER TABLE "payments" ADD COLUMN "payer" text;--> statement-breakpoint
-- Of several open orders the newest stays; the others are cancelled at the provider as their time comes.
UPDATE "payments" p SET "state" = 'cancelled', "request_key" = NULL,
  "next_check_at" = CASE WHEN p."tracking_id" IS NULL THEN NULL ELSE now() END
WHERE p."state" IN ('started', 'pending') AND EXISTS (
  SELECT FROM "payments" n WHERE n."booking" = p."booking" AND n."purpose" = p."purpose"
    AND n."state" IN ('started', 'pending') AND (n."created_at", n."id") > (p."created_at", p."id"));--> statement-breakpoint
-- What was paid before is asked about too, spread over a day.
UPDATE "payments" SET "next_check_at" = now() + random() * interval '1 day'
WHERE "state" IN ('completed', 'reversed') AND "created_at" > now() - interval '180 days';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("booking","purpose",coalesce(payer, '')) WHERE state in ('started', 'pending');