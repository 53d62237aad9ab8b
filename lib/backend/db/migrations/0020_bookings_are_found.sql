-- Without accents and in small letters, as names are looked for; "public" is named as a backup is restored without a path.
CREATE FUNCTION folded(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(public.unaccent('public.unaccent'::regdictionary, coalesce(words, '')))
$$;--> statement-breakpoint
CREATE FUNCTION booking_words(reference text, invoice text, name text, email text, phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT public.folded(reference || ' ' || coalesce(invoice, '') || ' ' || name || ' ' || email) || ' ' || regexp_replace(phone, '[^0-9]', '', 'g')
$$;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "bookings_newest" ON "bookings" USING btree ("created_at" DESC NULLS FIRST,"reference" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bookings_state" ON "bookings" USING btree ("state","created_at" DESC NULLS FIRST,"reference" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bookings_starts" ON "bookings" USING btree ("starts");--> statement-breakpoint
CREATE INDEX "bookings_tour" ON "bookings" USING btree ("tour_id");--> statement-breakpoint
CREATE INDEX "bookings_words" ON "bookings" USING gin (booking_words(reference, invoice, name, email, phone) gin_trgm_ops);--> statement-breakpoint
CREATE FUNCTION count_booking_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER bookings_version BEFORE UPDATE ON "bookings" FOR EACH ROW EXECUTE FUNCTION count_booking_version();
