import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type { PoolClient } from "pg";
import { pool } from "./pool";
import * as schema from "./schema";

/** A transaction: the database through drizzle, and the bare client for libraries that need one. */
export interface Transaction {
  db: NodePgDatabase<typeof schema>;
  client: PoolClient;
}

/** Runs the work in one transaction: all of it is kept, or nothing when it throws. */
export async function inTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const client = await pool().connect();
  try {
    await client.query("begin");
    const result = await work({ db: drizzle(client, { schema, casing: "snake_case" }), client });
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
