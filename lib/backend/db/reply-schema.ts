import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { presentMoment } from "./columns";
import { reviews } from "./schema";
import { staff } from "./staff-schema";

/** What is replied to a review in public, in the one language in which it was written. */
export const reviewReplies = pgTable("review_replies", {
  review: text()
    .primaryKey()
    .references(() => reviews.id, { onDelete: "cascade" }),
  language: text().notNull(),
  text: text().notNull(),
  author: uuid()
    .notNull()
    .references(() => staff.id),
  /** Counts the changes, so that whoever has seen an older one is told. */
  version: integer().notNull().default(1),
  at: presentMoment(),
});
