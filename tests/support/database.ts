import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, inject } from "vitest";

// A database on a busy machine may take its time, and nothing of it has to outlive a power cut.
const leisure = {
  connect_timeout: "30",
  query_timeout: "20000",
  statement_timeout: "20000",
  options: "-c synchronous_commit=off",
};

/**
 * Gives a test file its own database, a copy of one with the whole content imported. Call and await
 * it at the top of the file, before modules of `lib/backend` or `lib/api` are imported (dynamically).
 *
 * @returns the connection string; it is also `DATABASE_URL` of this file's modules
 */
export async function contentDatabase(): Promise<string> {
  const template = new URL(inject("databaseUrl"));
  const name = `test_${randomBytes(6).toString("hex")}`;
  await asAdmin(template, `create database ${name} template ${template.pathname.slice(1)}`);
  const url = new URL(template);
  url.pathname = `/${name}`;
  for (const [option, value] of Object.entries(leisure)) url.searchParams.set(option, value);
  process.env.DATABASE_URL = url.href;
  afterAll(async () => {
    const { closePool } = await import("../../lib/backend/db/pool");
    await closePool();
    await asAdmin(template, `drop database ${name} with (force)`);
  });
  return url.href;
}

async function asAdmin(template: URL, statement: string): Promise<void> {
  const url = new URL(template);
  url.pathname = "/postgres";
  // Two files copying the template at once: PostgreSQL lets one wait, not the other. And a database
  // that is being vacuumed by itself is let go of a moment later.
  const passing = /being accessed by other users|permission denied to terminate process/;
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    try {
      await client.query(statement);
      return;
    } catch (error) {
      if (attempt > 40 || !passing.test(String(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    } finally {
      await client.end();
    }
  }
}
