ALTER TABLE "staff_sessions" ADD COLUMN "looks_at" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "looks_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "bookings_agent_name" ON "bookings" USING btree ("agent") WHERE agent <> '';--> statement-breakpoint
CREATE INDEX "ledger_to_agents" ON "ledger" USING btree ("booking") WHERE kind = 'commission_paid';--> statement-breakpoint
CREATE INDEX "requests_next" ON "requests" USING btree ("next_on") WHERE next_on is not null;