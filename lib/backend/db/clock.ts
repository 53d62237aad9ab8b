import { type SQLWrapper, sql } from "drizzle-orm";
import { businessDay, now } from "@/lib/clock";

// Evaluated whenever a statement is written, so that they may stand in a constant.

/** The present of the application's clock, in SQL. The server's own is another clock. */
export const sqlNow: SQLWrapper = { getSQL: () => sql`${now().toISOString()}::timestamptz` };

/** Today's business day, in SQL. */
export const sqlToday: SQLWrapper = { getSQL: () => sql`${businessDay()}::date` };
