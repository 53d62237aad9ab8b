DROP INDEX "invoices_credits";--> statement-breakpoint
-- What a credit note has kept, and a bank took back, is credited by another.
CREATE INDEX "invoices_credits" ON "invoices" USING btree ("credits");
