import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { env } from "@/lib/env";

// A visitor hears within three seconds that the database is away, also when it takes a question
// and never answers.
const connectPatienceMs = 2500;
const answerPatienceMs = 2800;

function address() {
  if (!env.DATABASE_URL) throw new Error("DATABASE_URL is not set: start the site with npm start.");
  // As PostgreSQL's own programs do, takes the patience that the address asks for, in seconds.
  const seconds = Number(new URL(env.DATABASE_URL).searchParams.get("connect_timeout"));
  const connectionTimeoutMillis = seconds > 0 ? seconds * 1000 : connectPatienceMs;
  return { connectionString: env.DATABASE_URL, connectionTimeoutMillis };
}

function openPool() {
  const pool = new pg.Pool({
    ...address(),
    max: 10,
    query_timeout: answerPatienceMs,
    statement_timeout: 5000,
    // Whoever stops in the middle of a transaction holds up all who change something.
    idle_in_transaction_session_timeout: 5000,
    idleTimeoutMillis: 30_000,
  });
  // A client that loses its server must not end the process, idle or in the middle of a transaction:
  // what was asked of it fails, and the next query reconnects.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    client.on("error", (error) => console.warn(`database: ${error.message}`));
  });
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
  return drizzle(pool(), { casing: "snake_case" });
}

/** A connection of its own for work that may take its time, such as filling tables. */
export async function onOwnConnection<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(address());
  // A lost server fails the query in hand; without a listener it would end the process as well.
  client.on("error", (error) => console.warn(`database: ${error.message}`));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Ends all connections; the next query opens new ones. */
export async function closePool(): Promise<void> {
  await store.tembeaPool?.end();
  store.tembeaPool = undefined;
}
