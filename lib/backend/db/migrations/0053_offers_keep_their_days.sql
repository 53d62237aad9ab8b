ALTER TABLE "offers" ADD COLUMN "days" smallint;--> statement-breakpoint
UPDATE "offers" o SET "days" = coalesce(
    (SELECT each ->> 'ends' FROM jsonb_array_elements(v.sent -> 'variants') each WHERE each ->> 'id' = o.variant),
    v.sent ->> 'ends'
  )::date - (v.sent -> 'draft' ->> 'starts')::date + 1
FROM "offer_versions" v
WHERE o.booking IS NOT NULL AND v.offer = o.reference AND v.number = o.sent;
