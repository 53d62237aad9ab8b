import PgBoss from "pg-boss";
import { pool } from "../db/pool";
import type { Transaction } from "../db/transaction";

const store = globalThis as typeof globalThis & { tembeaBoss?: Promise<PgBoss> };

async function startBoss(): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool().query(text, values) },
    schema: "jobs",
    // What a killed process had in hand is taken up again soon after it expires.
    maintenanceIntervalSeconds: 10,
  });
  // Without a listener a passing loss of the database would end the process.
  boss.on("error", (error) => console.warn(`jobs: ${error.message}`));
  await boss.start();
  return boss;
}

/** The job queue of this process, started on first use. */
export function queue(): Promise<PgBoss> {
  store.tembeaBoss ??= startBoss();
  store.tembeaBoss.catch(() => {
    store.tembeaBoss = undefined;
  });
  return store.tembeaBoss;
}

/** Queues a job in a transaction: it exists exactly when what it is about exists. */
export async function enqueue(
  transaction: Transaction,
  name: string,
  data: object,
  startAfterSeconds = 0,
): Promise<void> {
  const db = {
    executeSql: (text: string, values: unknown[]) => transaction.client.query(text, values),
  };
  const id = await (await queue()).send(name, data, { db, startAfter: startAfterSeconds });
  if (id === null) throw new Error(`the job ${name} was not accepted`);
}

/** Stops taking jobs and lets those that run come to their end. */
export async function stopQueue(): Promise<void> {
  const boss = await store.tembeaBoss;
  store.tembeaBoss = undefined;
  await boss?.stop({ graceful: true, timeout: 5000, wait: true });
}
