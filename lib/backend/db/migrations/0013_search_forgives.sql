CREATE TABLE "search_vocabularies" (
	"locale" text PRIMARY KEY NOT NULL,
	"words" jsonb NOT NULL,
	"hash" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
-- Where the database's locale is C, its parser takes these signs and spaces for letters: "l’orlo" would be one word.
CREATE FUNCTION search_text(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(coalesce(words, ''), E'\u00A0\u2009\u202F’‘‚“”„«»‹›–—…·×°', repeat(' ', 19))
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_vector(locale text, a text, b text, c text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT setweight(to_tsvector(public.search_config(locale), public.search_text(a)), 'A')
    || setweight(to_tsvector(public.search_config(locale), public.search_text(b)), 'B')
    || setweight(to_tsvector(public.search_config(locale), public.search_text(c)), 'D')
$$;--> statement-breakpoint
CREATE FUNCTION search_vector(locale text, a text, b text, c text, d text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT setweight(to_tsvector(public.search_config(locale), public.search_text(a)), 'A')
    || setweight(to_tsvector(public.search_config(locale), public.search_text(b)), 'B')
    || setweight(to_tsvector(public.search_config(locale), public.search_text(c)), 'C')
    || setweight(to_tsvector(public.search_config(locale), public.search_text(d)), 'D')
$$;--> statement-breakpoint
-- Its words are read anew.
UPDATE "destination_texts" SET "locale" = "locale";--> statement-breakpoint
UPDATE "post_texts" SET "locale" = "locale";--> statement-breakpoint
-- What is long moves out of the row, so that looking through thousands of matches reads few pages.
ALTER TABLE "tour_texts" SET (toast_tuple_target = 256);--> statement-breakpoint
ALTER TABLE "tour_texts" ADD COLUMN "labels" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tour_texts" ADD COLUMN "weight" real DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tour_texts" DROP COLUMN "search";--> statement-breakpoint
ALTER TABLE "tour_texts" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (search_vector(locale, title, words->>'tagline', labels, (words->>'overview') || ' ' || (words->>'summary'))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "tour_search" ON "tour_texts" USING gin ("search");
