import { index, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { bytea, moment, presentMoment } from "./columns";
import { reviews } from "./schema";

/** Photographs that guests sent with a review; their files lie beside those of the operator. */
export const reviewPhotographs = pgTable(
  "review_photographs",
  {
    /** By this the guest's browser names it; nobody can guess it. */
    id: text().primaryKey(),
    /** None until the review is sent. */
    review: text().references(() => reviews.id, { onDelete: "set null" }),
    position: smallint().notNull().default(0),
    /** Upright, without what the camera wrote: of this its files can be made again. */
    bytes: bytea().notNull(),
    /** Its place in addresses (`MadePhotograph.id`). */
    file: text().notNull(),
    color: text().notNull(),
    createdAt: presentMoment(),
    /** It is shown no more, and erased by whichever process hears of it first. */
    droppedAt: moment(),
  },
  (t) => [
    index("review_photographs_review").on(t.review),
    index("review_photographs_created").on(t.createdAt),
    index("review_photographs_file").on(t.file),
  ],
);
