import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { startDatabase } from "../../server/database/start-database";
import { testContent } from "./content";

declare module "vitest" {
  interface ProvidedContext {
    databaseUrl: string;
  }
}

/** One PostgreSQL for a test run, with the tests' content in a template database. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(path.join(tmpdir(), "tembea-test-"));
  // Under root the database runs as another user, who must be able to enter.
  chmodSync(folder, 0o755);
  const database = await startDatabase(
    { path: folder, isDefault: false, isThrownAway: true },
    () => undefined,
  );
  process.env.DATABASE_URL = database.url;
  process.env.CONTENT_DIR = testContent;
  const { migrate } = await import("../../lib/backend/db/migrate");
  const { importContent } = await import("../../lib/backend/jobs/import-content");
  const { closePool } = await import("../../lib/backend/db/pool");
  await migrate();
  await importContent();
  await closePool();
  // What is imported before a file has its own database finds none, rather than everybody's.
  delete process.env.DATABASE_URL;
  project.provide("databaseUrl", database.url);
  return async () => {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
