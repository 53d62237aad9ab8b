import { sql } from "drizzle-orm";
import { customType, text, timestamp } from "drizzle-orm/pg-core";
import { now } from "../../clock";

/** Full-text vector in the language's own configuration. */
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

export const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** A moment, stored with its zone. */
export const moment = () => timestamp({ withTimezone: true });

/**
 * When a row is written, by the application's clock. The database's own is left for rows that are
 * written by hand, or by a process of the version before during an update.
 */
export const presentMoment = () => moment().notNull().default(sql`now()`).$defaultFn(now);

/** Rows that come from files: a hash tells whether they changed; retired rows left the files. */
export const imported = {
  hash: text().notNull(),
  updatedAt: presentMoment(),
  retiredAt: moment(),
};
