CREATE TABLE "changes" (
	"name" text PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "changes_position" ON "changes" USING btree ("position");--> statement-breakpoint
CREATE SEQUENCE "changes_positions";--> statement-breakpoint
-- Called last in a transaction. The lock is held until it commits, so positions are in the order in
-- which changes become visible: whoever has read one has all before it.
CREATE FUNCTION record_changes(changed text[]) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  at_position bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(7036273);
  at_position := nextval('changes_positions');
  INSERT INTO changes (name, position) SELECT DISTINCT unnest(changed), at_position
  ON CONFLICT (name) DO UPDATE SET position = excluded.position;
  RETURN at_position;
END $$;
