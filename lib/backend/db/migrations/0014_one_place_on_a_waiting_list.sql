ALTER TABLE "waiting_list" ADD COLUMN "asked_again_at" timestamp with time zone;--> statement-breakpoint
-- Whoever came first keeps the place.
DELETE FROM "waiting_list" w USING "waiting_list" f
WHERE f."departure_id" = w."departure_id" AND lower(f."email") = lower(w."email")
  AND (f."created_at", f."reference") < (w."created_at", w."reference");--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_list_person" ON "waiting_list" USING btree ("departure_id",lower("email"));