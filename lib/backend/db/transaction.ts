import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type { PoolClient } from "pg";
import { noteRecorded, recordChanges } from "./changes";
import { pool } from "./pool";
import { collided, unreachable } from "./unreachable";

/** A transaction: the database through drizzle, and the bare client. */
export interface Transaction {
  db: NodePgDatabase;
  client: PoolClient;
  /** Names of what it changes of what pages show (`lib/contract/changes.ts`); recorded as it commits. */
  changed: Set<string>;
}

const tries = 3;

/**
 * Runs the work in one transaction: all of it is kept, or nothing when it throws. What collides with
 * another's is undone and begun anew, three times at most: so it must do nothing outside of it.
 */
export async function inTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inOneTransaction(work);
    } catch (error) {
      if (attempt >= tries || !collided(error)) throw error;
    }
  }
}

async function inOneTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const client = await pool().connect();
  let isLost = false;
  try {
    await client.query("begin");
    const changed = new Set<string>();
    const db = drizzle(client, { casing: "snake_case" });
    const result = await work({ db, client, changed });
    const position = await recordChanges(client, changed);
    await client.query("commit");
    noteRecorded(changed, position);
    return result;
  } catch (error) {
    isLost = unreachable(error) || !(await isUndone(client));
    throw error;
  } finally {
    // A connection that does not answer is closed, which ends its transaction too.
    client.release(isLost);
  }
}

function isUndone(client: PoolClient): Promise<boolean> {
  return client.query("rollback").then(
    () => true,
    () => false,
  );
}
