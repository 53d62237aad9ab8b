DROP INDEX "ledger_to_agents";--> statement-breakpoint
CREATE INDEX "ledger_of_agents" ON "ledger" USING btree ("booking") WHERE kind = 'commission';--> statement-breakpoint
-- What agents gave back of what they kept is here: `settleCommission` in lib/backend/bookings/money/agent-money.ts.
UPDATE "bookings" b SET "agent_kept_minor" = greatest(h.had, 0)
FROM (SELECT booking, sum(amount_minor)::int had FROM "ledger" WHERE kind = 'commission' GROUP BY booking) h
WHERE h.booking = b.reference AND b."agent_kept_minor" > greatest(h.had, 0);
