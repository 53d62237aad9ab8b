import { sql } from "drizzle-orm";
import { customType, text, timestamp } from "drizzle-orm/pg-core";

/** Full-text vector in the language's own configuration. */
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** Rows that come from files: a hash tells whether they changed; retired rows left the files. */
export const imported = {
  hash: text().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  retiredAt: timestamp({ withTimezone: true }),
};
