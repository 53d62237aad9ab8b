import path from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import { onOwnConnection } from "./pool";

const lockKey = 7_036_271;

/**
 * Brings the schema up to date, forward only. Each run is one transaction under an advisory lock,
 * so that two processes starting together apply every migration once.
 */
export async function migrate(): Promise<void> {
  await onOwnConnection(async (client) => {
    // Given back when the connection ends.
    await client.query("select pg_advisory_lock($1)", [lockKey]);
    await applyMigrations(drizzle(client), {
      migrationsFolder: path.join(process.cwd(), "lib/backend/db/migrations"),
    });
  });
}
