CREATE INDEX "bookings_confirmed" ON "bookings" USING btree ("confirmed_at");--> statement-breakpoint
CREATE INDEX "ledger_at" ON "ledger" USING btree ("at");--> statement-breakpoint
CREATE INDEX "requests_since" ON "requests" USING btree ("since");--> statement-breakpoint
CREATE INDEX "offers_sent" ON "offers" USING btree ("sent_at");