-- What somebody wrote about a booking may be forgotten; how it came to its state may not.
CREATE FUNCTION refuse_all_but_forgetting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.note = '' AND to_jsonb(NEW) - 'note' = to_jsonb(OLD) - 'note' THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;--> statement-breakpoint
DROP TRIGGER "booking_events_are_append_only" ON "booking_events";--> statement-breakpoint
CREATE TRIGGER "booking_events_are_append_only" BEFORE UPDATE OR DELETE ON "booking_events" FOR EACH ROW EXECUTE FUNCTION refuse_all_but_forgetting();--> statement-breakpoint
CREATE TRIGGER "booking_events_are_kept" BEFORE TRUNCATE ON "booking_events" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
