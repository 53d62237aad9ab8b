import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
  varchar,
} from "drizzle-orm/pg-core";
import type { SearchWordJson } from "../content/search-word";
import { imported, presentMoment, tsvector } from "./columns";
import type * as json from "./json-columns";

export const destinations = pgTable("destinations", {
  id: text().primaryKey(),
  category: text().notNull(),
  lat: doublePrecision().notNull(),
  lng: doublePrecision().notNull(),
  popular: smallint(),
  facts: jsonb().$type<json.DestinationFactsJson>().notNull(),
  ...imported,
});

export const destinationTexts = pgTable(
  "destination_texts",
  {
    destinationId: text().notNull(),
    locale: text().notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    words: jsonb().$type<json.DestinationWordsJson>().notNull(),
    search: tsvector()
      .notNull()
      .generatedAlwaysAs(sql`search_vector(locale, name, words->>'tagline', words->>'body')`),
    ...imported,
  },
  (t) => [
    primaryKey({ columns: [t.destinationId, t.locale] }),
    index("destination_name_trigram").using("gin", t.name.op("gin_trgm_ops")),
    uniqueIndex("destination_slug").on(t.locale, t.slug).where(sql`retired_at is null`),
    index("destination_search").using("gin", t.search),
  ],
);

export const tours = pgTable(
  "tours",
  {
    id: text().primaryKey(),
    code: text().notNull(),
    tripType: text().notNull(),
    safariType: text().notNull(),
    level: text().notNull(),
    specialized: text().array().notNull(),
    themes: text().array().notNull(),
    destinations: text().array().notNull(),
    bestMonths: smallint().array().notNull(),
    days: smallint().notNull(),
    minAge: smallint().notNull(),
    fromMinor: integer().notNull(),
    perDayMinor: integer().notNull(),
    popularity: smallint().notNull(),
    dealPercent: smallint(),
    ratingAverage: doublePrecision().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    facts: jsonb().$type<json.TourFactsJson>().notNull(),
    ...imported,
  },
  (t) => [index("tours_popularity").on(t.popularity.desc(), t.id)],
);

export const tourTexts = pgTable(
  "tour_texts",
  {
    tourId: text().notNull(),
    locale: text().notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    words: jsonb().$type<json.TourWordsJson>().notNull(),
    /** What the tour is, in words it need not say itself: its places, themes, level and kind. */
    labels: text().notNull().default(""),
    /** Its place among equally good hits of a search. */
    weight: real().notNull().default(1),
    search: tsvector()
      .notNull()
      .generatedAlwaysAs(
        sql`search_vector(locale, title, words->>'tagline', labels, (words->>'overview') || ' ' || (words->>'summary'))`,
      ),
    ...imported,
  },
  (t) => [
    primaryKey({ columns: [t.tourId, t.locale] }),
    index("tour_title_trigram").using("gin", t.title.op("gin_trgm_ops")),
    uniqueIndex("tour_slug").on(t.locale, t.slug).where(sql`retired_at is null`),
    index("tour_search").using("gin", t.search),
  ],
);

/** Day blocks shared by tours, stays, climates, lists, categories, team, pages: facts by kind and id. */
export const parts = pgTable(
  "parts",
  {
    kind: text().notNull(),
    id: text().notNull(),
    facts: jsonb().notNull(),
    ...imported,
  },
  (t) => [primaryKey({ columns: [t.kind, t.id] })],
);

export const partTexts = pgTable(
  "part_texts",
  {
    kind: text().notNull(),
    id: text().notNull(),
    locale: text().notNull(),
    words: jsonb().notNull(),
    ...imported,
  },
  (t) => [primaryKey({ columns: [t.kind, t.id, t.locale] })],
);

export const posts = pgTable("posts", {
  id: text().primaryKey(),
  category: text().notNull(),
  published: date().notNull(),
  banner: boolean().notNull(),
  footer: text(),
  facts: jsonb().$type<json.PostFactsJson>().notNull(),
  ...imported,
});

export const postTexts = pgTable(
  "post_texts",
  {
    postId: text().notNull(),
    locale: text().notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    words: jsonb().$type<json.PostWordsJson>().notNull(),
    search: tsvector()
      .notNull()
      .generatedAlwaysAs(sql`search_vector(locale, title, words->>'description', words->>'body')`),
    ...imported,
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.locale] }),
    index("post_title_trigram").using("gin", t.title.op("gin_trgm_ops")),
    uniqueIndex("post_slug").on(t.locale, t.slug).where(sql`retired_at is null`),
    index("post_search").using("gin", t.search),
  ],
);

/** Reviews of both origins: the shipped sample (`origin` = content) and what visitors send. */
export const reviews = pgTable(
  "reviews",
  {
    id: text().primaryKey(),
    origin: text().notNull(),
    state: text().notNull(),
    tourId: text(),
    destinationId: text(),
    rating: smallint().notNull(),
    author: text().notNull(),
    country: text().notNull(),
    language: text().notNull(),
    written: date().notNull(),
    party: text(),
    verified: boolean().notNull().default(false),
    ...imported,
  },
  (t) => [
    index("reviews_tour").on(t.tourId, t.state),
    index("reviews_written").on(t.written.desc()),
    check("rating_in_stars", sql`${t.rating} between 1 and 5`),
  ],
);

export const reviewTexts = pgTable(
  "review_texts",
  {
    reviewId: text().notNull(),
    locale: text().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    ...imported,
  },
  (t) => [primaryKey({ columns: [t.reviewId, t.locale] })],
);

/** The words and place names that what visitors type is compared with, a row for each language. */
export const searchVocabularies = pgTable("search_vocabularies", {
  locale: text().primaryKey(),
  words: jsonb().$type<SearchWordJson[]>().notNull(),
  ...imported,
});

/** What was imported last, so that an unchanged start does nothing. */
export const imports = pgTable("imports", {
  id: text().primaryKey(),
  hash: text().notNull(),
  importedAt: presentMoment(),
});

/**
 * When what pages show last changed: for each name of `lib/contract/changes.ts` (and `@locale`, where
 * it is of one language) the last position. Written by `record_changes` alone.
 */
export const changes = pgTable(
  "changes",
  {
    name: text().primaryKey(),
    position: bigint({ mode: "number" }).notNull(),
  },
  (table) => [index("changes_position").on(table.position)],
);

/** What a visitor told us, whole, as it came. `kind` is quote, contact, enquiry or review. */
export const leads = pgTable(
  "leads",
  {
    reference: text().primaryKey(),
    kind: text().notNull(),
    locale: text().notNull(),
    email: text().notNull(),
    name: text().notNull(),
    payload: jsonb().notNull(),
    createdAt: presentMoment(),
  },
  (t) => [
    index("leads_email").on(t.email),
    index("leads_mailbox").on(sql`lower(email)`),
    index("leads_created").on(t.createdAt),
  ],
);

/** Answers kept for 7 days, so that a repeated request gets the same one. */
export const idempotentAnswers = pgTable(
  "idempotent_answers",
  {
    key: text().notNull(),
    endpoint: text().notNull(),
    bodyHash: text().notNull(),
    answer: jsonb().notNull(),
    createdAt: presentMoment(),
  },
  (t) => [
    primaryKey({ columns: [t.endpoint, t.key] }),
    index("idempotent_answers_age").on(t.createdAt),
  ],
);

/** Signed links in mails that may be used once. */
export const usedLinks = pgTable("used_links", {
  id: text().primaryKey(),
  usedAt: presentMoment(),
});

/** Small secrets of this installation that must survive a restart, such as the signing key. */
export const secrets = pgTable("secrets", {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** Counts of rate-limiter-flexible, in the shape it wants. */
export const rateLimits = pgTable("rate_limits", {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: "number" }),
});
