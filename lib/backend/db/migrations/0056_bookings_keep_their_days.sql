-- In the order in which whoever accepts an offer meanwhile takes them.
LOCK TABLE "offers", "bookings" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "days" smallint;--> statement-breakpoint
-- Nobody has changed them: whoever looks at one has seen the newest.
ALTER TABLE "bookings" DISABLE TRIGGER "bookings_version";--> statement-breakpoint
-- What was said to the guest counts, and the tour as it is today only where nothing was.
UPDATE "bookings" b SET "days" = coalesce(
  (SELECT o.days FROM "offers" o WHERE o.booking = b.reference),
  (SELECT (i.says ->> 'ends')::date - (i.says ->> 'starts')::date + 1 FROM "invoices" i WHERE i.number = b.invoice),
  (SELECT t.days FROM "tours" t WHERE t.id = b.tour_id), 1);--> statement-breakpoint
ALTER TABLE "bookings" ENABLE TRIGGER "bookings_version";--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "days" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "bookings_days" ON "bookings" USING gist (daterange(starts, starts + days));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "booking_days" CHECK ("bookings"."days" > 0);--> statement-breakpoint
-- A version before, which works on the same database during an update, does not say how many: they are
-- those of the tour, until an offer says that it became the booking. Both can go when nobody updates
-- from such a version any more.
CREATE FUNCTION fill_booking_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.days := coalesce((SELECT t.days FROM tours t WHERE t.id = NEW.tour_id), 1);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER bookings_days_are_known BEFORE INSERT ON "bookings"
  FOR EACH ROW WHEN (NEW."days" IS NULL) EXECUTE FUNCTION fill_booking_days();--> statement-breakpoint
CREATE FUNCTION fill_offered_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE bookings SET days = NEW.days WHERE reference = NEW.booking AND days <> NEW.days;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER offers_give_days AFTER UPDATE OF "days" ON "offers"
  FOR EACH ROW WHEN (NEW."days" IS NOT NULL) EXECUTE FUNCTION fill_offered_days();
