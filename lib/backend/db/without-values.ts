import { DrizzleQueryError } from "drizzle-orm/errors";
import pg from "pg";

/**
 * A failed query without the values it was asked with: they are what a visitor told us, and no log
 * needs to know them. Every other error stays as it is.
 */
export function withoutValues(error: unknown): unknown {
  if (error instanceof DrizzleQueryError)
    return new Error(`Failed query: ${error.query}`, { cause: withoutValues(error.cause) });
  if (!(error instanceof pg.DatabaseError)) return error;
  // Its detail quotes the row.
  const { message, code, table, constraint, stack } = error;
  return Object.assign(new Error(message), { code, table, constraint, stack });
}

/** Why something failed, in one line for a log, without the values of a query. */
export function reasonOf(error: unknown): string {
  const known = withoutValues(error);
  if (!(known instanceof Error)) return String(known);
  const causes = known.cause instanceof Error ? [reasonOf(known.cause)] : [];
  return [known.message, ...causes].join(": ").replace(/\s+/g, " ");
}
