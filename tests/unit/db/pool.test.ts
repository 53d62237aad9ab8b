import { afterEach, expect, it, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

it.each([
  ["postgresql://site:word@db.example/site", 2_500],
  ["postgresql://site:word@db.example/site?connect_timeout=10", 10_000],
  ["postgresql://site:word@db.example/site?connect_timeout=often", 2_500],
])("the database at %s is waited for %d ms", async (address, ms) => {
  vi.resetModules();
  vi.stubEnv("DATABASE_URL", address);
  const { closePool, pool } = await import("@/lib/backend/db/pool");
  expect(pool().options.connectionTimeoutMillis).toBe(ms);
  await closePool();
});
