import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { moment, presentMoment } from "./columns";

export type JobKind = "mail" | "bookings" | "night" | "pg-boss";

/**
 * Work that waits for its time and has no row of its own. A payment or a refund has one, which says
 * when it is looked at next.
 */
export const jobs = pgTable(
  "jobs",
  {
    id: text().primaryKey(),
    kind: text().$type<JobKind>().notNull(),
    data: jsonb().$type<object>().notNull().default({}),
    /** When it is done next; null once it is done or given up. */
    dueAt: moment(),
    /** How often it was begun, since it last succeeded. */
    tries: smallint().notNull().default(0),
    doneAt: moment(),
    /** Why the last try failed. */
    reason: text().notNull().default(""),
    createdAt: presentMoment(),
  },
  (t) => [index("jobs_due").on(t.dueAt).where(sql`due_at is not null`)],
);
