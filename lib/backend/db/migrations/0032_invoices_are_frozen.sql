CREATE TABLE "invoice_years" (
	"year" smallint PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"number" text PRIMARY KEY NOT NULL,
	"year" smallint NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"booking" text NOT NULL,
	"credits" text,
	"reason" text DEFAULT '' NOT NULL,
	"locale" text NOT NULL,
	"guest" jsonb NOT NULL,
	"says" jsonb NOT NULL,
	"currency" text NOT NULL,
	"total_minor" integer NOT NULL,
	"tax_percent" real NOT NULL,
	"tax_minor" integer NOT NULL,
	"issued_on" date NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_kind" CHECK (case "invoices"."kind"
        when 'invoice' then "invoices"."credits" is null and "invoices"."total_minor" >= 0
        when 'credit_note' then "invoices"."credits" is not null and "invoices"."total_minor" <= 0
        else false end)
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_booking_bookings_reference_fk" FOREIGN KEY ("booking") REFERENCES "public"."bookings"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_credits_invoices_number_fk" FOREIGN KEY ("credits") REFERENCES "public"."invoices"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_position" ON "invoices" USING btree ("year","position");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_credits" ON "invoices" USING btree ("credits");--> statement-breakpoint
CREATE INDEX "invoices_booking" ON "invoices" USING btree ("booking","issued_at");--> statement-breakpoint
CREATE INDEX "invoices_issued" ON "invoices" USING btree ("issued_on","number");--> statement-breakpoint
-- The next number of a year. Its row is locked until whoever takes it commits: one that is rolled back
-- leaves no gap. The sequence follows, for a version before that works on the same database.
CREATE FUNCTION take_invoice_position(of_year integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE taken integer;
BEGIN
  INSERT INTO invoice_years AS y ("year", "last") VALUES (of_year, 1)
    ON CONFLICT ("year") DO UPDATE SET "last" = y."last" + 1
    RETURNING y."last" INTO taken;
  PERFORM setval('invoice_numbers', taken);
  RETURN taken;
END $$;--> statement-breakpoint
-- A booking's invoice has its row, also when a version before gave it the number.
CREATE FUNCTION keep_invoice_of(b bookings) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  issued timestamptz := coalesce(b.invoiced_at, b.confirmed_at, b.created_at);
  of_year integer;
  taken integer;
  sent jsonb;
  tour_title text;
  tour_days integer;
BEGIN
  IF b.invoice IS NULL OR b.invoice !~ '^\d{4}-\d{1,9}$'
    OR EXISTS (SELECT FROM invoices i WHERE i.number = b.invoice) THEN
    RETURN;
  END IF;
  of_year := split_part(b.invoice, '-', 1)::integer;
  taken := split_part(b.invoice, '-', 2)::integer;
  SELECT v.sent INTO sent FROM offers o
    JOIN offer_versions v ON v.offer = o.reference AND v.number = o.sent
    WHERE o.booking = b.reference;
  SELECT t.days, w.title INTO tour_days, tour_title FROM tours t
    JOIN tour_texts w ON w.tour_id = t.id AND w.locale IN (b.locale, 'en')
    WHERE t.id = b.tour_id ORDER BY w.locale = b.locale DESC LIMIT 1;
  INSERT INTO invoices (number, "year", "position", kind, booking, locale, guest, says, currency,
    total_minor, tax_percent, tax_minor, issued_on, issued_at)
  VALUES (b.invoice, of_year, taken, 'invoice', b.reference, b.locale,
    jsonb_build_object('name', b.name, 'country', b.country, 'email', b.email, 'phone', b.phone),
    jsonb_build_object(
      'title', coalesce(sent->'words'->b.locale->>'title', tour_title, b.tour_id),
      'starts', b.starts,
      'ends', coalesce((sent->>'ends')::date - (sent->'draft'->>'starts')::date + b.starts,
        b.starts + coalesce(tour_days, 1) - 1),
      'adults', b.adults, 'children', to_jsonb(b.children), 'rooms', b.rooms,
      'lines', b.price->'lines'),
    b.currency, b.total_minor, 0, 0, (issued AT TIME ZONE 'Africa/Dar_es_Salaam')::date, issued);
  INSERT INTO invoice_years AS y ("year", "last") VALUES (of_year, taken)
    ON CONFLICT ("year") DO UPDATE SET "last" = taken WHERE y."last" < taken;
END $$;--> statement-breakpoint
SELECT keep_invoice_of(b) FROM bookings b WHERE b.invoice IS NOT NULL ORDER BY b.invoice DESC;--> statement-breakpoint
CREATE FUNCTION keep_booking_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_invoice_of(NEW);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER bookings_invoice_is_kept AFTER INSERT OR UPDATE OF "invoice" ON "bookings"
  FOR EACH ROW WHEN (NEW."invoice" IS NOT NULL) EXECUTE FUNCTION keep_booking_invoice();--> statement-breakpoint
-- What was issued is frozen; only whom it was for can be forgotten.
CREATE FUNCTION keep_issued_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.guest = '{}'::jsonb AND to_jsonb(NEW) - 'guest' = to_jsonb(OLD) - 'guest' THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'an invoice that was issued is not changed';
END $$;--> statement-breakpoint
CREATE TRIGGER invoices_are_frozen BEFORE UPDATE OR DELETE ON "invoices"
  FOR EACH ROW EXECUTE FUNCTION keep_issued_invoice();--> statement-breakpoint
CREATE TRIGGER invoices_are_kept BEFORE TRUNCATE ON "invoices"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
