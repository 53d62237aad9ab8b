import { randomUUID } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { end, type RunningDatabase, runDatabase } from "../process/support/run-database";
import { startDatabaseGate } from "../support/database-gate";
import { sampleQuote } from "../support/quote";
import { sitePort } from "./support/address";
import { ask } from "./support/ask";
import { OwnSite } from "./support/own-site";

// How soon that is (three seconds) `npm run bench:scale` measures, with nothing beside it. Here others use the
// machine, too: nobody waits for one try after the other.
let soonMs = 15_000;
const port = sitePort + 12;
const folder = mkdtempSync(join(tmpdir(), "tembea-away-"));
chmodSync(folder, 0o755);
let database: RunningDatabase;
let gate: Awaited<ReturnType<typeof startDatabaseGate>>;
let site: OwnSite;

test.describe.configure({ mode: "serial" });
test.setTimeout(240_000);

test.beforeAll(async () => {
  database = await runDatabase(join(folder, "database"));
  gate = await startDatabaseGate(database.url);
  site = new OwnSite(port, join(folder, "site"), { DATABASE_URL: gate.url });
  await site.start();
});
test.afterAll(async () => {
  gate?.become("open");
  await site?.stop();
  await gate?.stop();
  if (database) await end(database.app, "SIGTERM");
  rmSync(folder, { recursive: true, force: true });
});

const look = async (path: string, question = {}) => {
  const askedAt = performance.now();
  const answer = await ask("de", path, { port, ...question });
  return { ...answer, tookMs: performance.now() - askedAt };
};

test("while the database is silent, pages that are kept are there and others say when to come again", async () => {
  const others = ["/Terms", "/trip/nowhere", "/sitemap.xml", "/Destinations", "/Privacy"];
  expect((await look("/About")).status).toBe(200);
  // In another language, so that what takes time is not the first use of their code.
  for (const path of [...others, "/ServerError"]) await ask("fr", path, { port });
  const begun = performance.now();
  await Promise.all(others.map((path) => ask("es", path, { port })));
  soonMs += 8 * (performance.now() - begun);
  gate.become("silent");
  const answers = await Promise.all(others.map((path) => look(path)));
  for (const [at, { status, headers, body, tookMs }] of answers.entries()) {
    expect([others[at], status]).toEqual([others[at], 503]);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(headers["cache-control"]).toBe("no-store");
    expect(body).toContain('<html lang="de"');
    expect(body).toContain("<h1");
    expect(tookMs).toBeLessThan(soonMs);
  }
  expect((await look("/About")).status).toBe(200);
  // What it is about needs no data: the wizard goes without its list of places.
  expect((await look("/Quote")).status).toBe(200);
});

test("what is sent meanwhile is asked to come again, and comes through when it is back", async () => {
  const send = () =>
    look("/api/requestquote", {
      method: "POST",
      headers: { "idempotency-key": key },
      body: sampleQuote(),
    });
  const key = randomUUID();
  const refused = await send();
  expect(refused.status).toBe(503);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused.tookMs).toBeLessThan(soonMs);
  gate.become("open");
  await expect.poll(async () => (await look("/Terms")).status, { timeout: 30_000 }).toBe(200);
  expect((await send()).status).toBe(201);
});
