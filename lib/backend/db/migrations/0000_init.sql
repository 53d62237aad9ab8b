CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION site_en (COPY = english);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION site_en ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem;--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION site_de (COPY = german);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION site_de ALTER MAPPING FOR hword, hword_part, word WITH unaccent, german_stem;--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION site_fr (COPY = french);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION site_fr ALTER MAPPING FOR hword, hword_part, word WITH unaccent, french_stem;--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION site_es (COPY = spanish);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION site_es ALTER MAPPING FOR hword, hword_part, word WITH unaccent, spanish_stem;--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION site_it (COPY = italian);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION site_it ALTER MAPPING FOR hword, hword_part, word WITH unaccent, italian_stem;--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION site_pt (COPY = portuguese);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION site_pt ALTER MAPPING FOR hword, hword_part, word WITH unaccent, portuguese_stem;--> statement-breakpoint
CREATE FUNCTION search_config(locale text) RETURNS regconfig LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE locale
    WHEN 'de' THEN 'public.site_de'::regconfig WHEN 'fr' THEN 'public.site_fr'::regconfig
    WHEN 'es' THEN 'public.site_es'::regconfig WHEN 'it' THEN 'public.site_it'::regconfig
    WHEN 'pt' THEN 'public.site_pt'::regconfig ELSE 'public.site_en'::regconfig END
$$;--> statement-breakpoint
CREATE FUNCTION search_vector(locale text, a text, b text, c text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT setweight(to_tsvector(search_config(locale), coalesce(a, '')), 'A')
    || setweight(to_tsvector(search_config(locale), coalesce(b, '')), 'B')
    || setweight(to_tsvector(search_config(locale), coalesce(c, '')), 'D')
$$;--> statement-breakpoint
CREATE TABLE "departures" (
	"id" text PRIMARY KEY NOT NULL,
	"tour_id" text NOT NULL,
	"starts" date NOT NULL,
	"ends" date NOT NULL,
	"price_minor" integer NOT NULL,
	"languages" text[] NOT NULL,
	"source" text NOT NULL,
	"seats" smallint NOT NULL,
	"seats_taken" smallint DEFAULT 0 NOT NULL,
	"hash" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "never_oversold" CHECK ("departures"."seats_taken" between 0 and "departures"."seats")
);
--> statement-breakpoint
CREATE TABLE "destination_texts" (
	"destination_id" text NOT NULL,
	"locale" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"words" jsonb NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (search_vector(locale, name, words->>'tagline', words->>'body')) STORED NOT NULL,
	"hash" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "destination_texts_destination_id_locale_pk" PRIMARY KEY("destination_id","locale")
);
--> statement-breakpoint
CREATE TABLE "destinations" (
	"id" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"popular" smallint,
	"facts" jsonb NOT NULL,
	"hash" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "part_texts" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"locale" text NOT NULL,
	"words" jsonb NOT NULL,
	"hash" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "part_texts_kind_id_locale_pk" PRIMARY KEY("kind","id","locale")
);
--> statement-breakpoint
CREATE TABLE "parts" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"facts" jsonb NOT NULL,
	"hash" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "parts_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "post_texts" (
	"post_id" text NOT NULL,
	"locale" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"words" jsonb NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (search_vector(locale, title, words->>'description', words->>'body')) STORED NOT NULL,
	"hash" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "post_texts_post_id_locale_pk" PRIMARY KEY("post_id","locale")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"published" date NOT NULL,
	"banner" boolean NOT NULL,
	"footer" text,
	"facts" jsonb NOT NULL,
	"hash" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "review_texts" (
	"review_id" text NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"hash" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "review_texts_review_id_locale_pk" PRIMARY KEY("review_id","locale")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"origin" text NOT NULL,
	"state" text NOT NULL,
	"tour_id" text,
	"destination_id" text,
	"rating" smallint NOT NULL,
	"author" text NOT NULL,
	"country" text NOT NULL,
	"language" text NOT NULL,
	"written" date NOT NULL,
	"party" text,
	"verified" boolean DEFAULT false NOT NULL,
	"hash" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "rating_in_stars" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "tour_texts" (
	"tour_id" text NOT NULL,
	"locale" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"words" jsonb NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (search_vector(locale, title, words->>'tagline', (words->>'overview') || ' ' || (words->>'summary'))) STORED NOT NULL,
	"hash" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "tour_texts_tour_id_locale_pk" PRIMARY KEY("tour_id","locale")
);
--> statement-breakpoint
CREATE TABLE "tours" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"trip_type" text NOT NULL,
	"safari_type" text NOT NULL,
	"level" text NOT NULL,
	"specialized" text[] NOT NULL,
	"themes" text[] NOT NULL,
	"destinations" text[] NOT NULL,
	"best_months" smallint[] NOT NULL,
	"days" smallint NOT NULL,
	"min_age" smallint NOT NULL,
	"from_minor" integer NOT NULL,
	"per_day_minor" integer NOT NULL,
	"popularity" smallint NOT NULL,
	"deal_percent" smallint,
	"rating_average" double precision DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"facts" jsonb NOT NULL,
	"hash" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "departures_tour" ON "departures" USING btree ("tour_id","starts");--> statement-breakpoint
CREATE INDEX "departures_starts" ON "departures" USING btree ("starts");--> statement-breakpoint
CREATE INDEX "destination_name_trigram" ON "destination_texts" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "destination_slug" ON "destination_texts" USING btree ("locale","slug") WHERE retired_at is null;--> statement-breakpoint
CREATE INDEX "destination_search" ON "destination_texts" USING gin ("search");--> statement-breakpoint
CREATE INDEX "post_title_trigram" ON "post_texts" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "post_slug" ON "post_texts" USING btree ("locale","slug") WHERE retired_at is null;--> statement-breakpoint
CREATE INDEX "post_search" ON "post_texts" USING gin ("search");--> statement-breakpoint
CREATE INDEX "reviews_tour" ON "reviews" USING btree ("tour_id","state");--> statement-breakpoint
CREATE INDEX "reviews_written" ON "reviews" USING btree ("written" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "tour_title_trigram" ON "tour_texts" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "tour_slug" ON "tour_texts" USING btree ("locale","slug") WHERE retired_at is null;--> statement-breakpoint
CREATE INDEX "tour_search" ON "tour_texts" USING gin ("search");--> statement-breakpoint
CREATE INDEX "tours_popularity" ON "tours" USING btree ("popularity" DESC NULLS LAST,"id");