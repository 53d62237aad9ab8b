import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { env } from "@/lib/env";
import * as schema from "./schema";

function openPool() {
  if (!env.DATABASE_URL) throw new Error("DATABASE_URL is not set: start the site with npm start.");
  const pool = new pg.Pool({
    connectionString: env.DATABASE_URL,
    max: 10,
    connectionTimeoutMillis: 2500,
    statement_timeout: 5000,
    idleTimeoutMillis: 30_000,
  });
  // An idle client that loses its server must not end the process; the next query reconnects.
  pool.on("error", (error) => console.warn(`database: ${error.message}`));
  return pool;
}

// Next evaluates a module once per bundle; one process has one pool.
const store = globalThis as typeof globalThis & { tembeaPool?: pg.Pool };

/** The one connection pool of this process, opened on first use. */
export function pool(): pg.Pool {
  store.tembeaPool ??= openPool();
  return store.tembeaPool;
}

/** The database through drizzle, over `pool()`. */
export function db() {
  return drizzle(pool(), { schema, casing: "snake_case" });
}

/** Ends all connections; the next query opens new ones. */
export async function closePool(): Promise<void> {
  await store.tembeaPool?.end();
  store.tembeaPool = undefined;
}
