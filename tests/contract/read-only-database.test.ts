import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { filterEndpoint } from "@/lib/contract/filters";
import { requestQuoteEndpoint } from "@/lib/contract/leads";
import { siteSearchEndpoint } from "@/lib/contract/search";
import { popularToursEndpoint } from "@/lib/contract/tours";
import { contentDatabase } from "../support/database";
import { sampleQuote } from "../support/quote";

const url = await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");

const caller = { address: "203.0.113.20" };
const away = { code: "unavailable", detail: { retryAfterSeconds: expect.any(Number) } };
const quote = (idempotencyKey: string) =>
  callAs("en", requestQuoteEndpoint, sampleQuote({ full_name: "Ann Later" }), {
    ...caller,
    idempotencyKey,
  });

/** What an operator, a standby or a hosting service with a full disk does to a database. */
async function letWrite(isAllowed: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("set default_transaction_read_only = off");
  const name = new URL(url).pathname.slice(1);
  await client.query(
    `alter database ${name} set default_transaction_read_only = ${isAllowed ? "off" : "on"}`,
  );
  // It is for new connections: none of the old ones may be left, also where ending one takes time.
  await client.query(
    "select pg_terminate_backend(pid, 30000) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()",
    [name],
  );
  await client.end();
  // The pool lets go of what was ended as soon as it hears of it.
  await vi.waitFor(async () => {
    const { rows } = await pool().query("show default_transaction_read_only");
    expect(rows[0]).toEqual({ default_transaction_read_only: isAllowed ? "off" : "on" });
  }, 30_000);
}

beforeAll(async () => {
  await letWrite(false);
});
afterAll(async () => {
  await letWrite(true);
});

it("a database that takes no writes is read, also where calls are counted", async () => {
  const { data } = await callAs("en", popularToursEndpoint, {}, caller);
  expect(data.length).toBeGreaterThan(0);
  expect((await callAs("en", filterEndpoint, {}, caller)).data.length).toBeGreaterThan(0);
  const found = await callAs("en", siteSearchEndpoint, { search: "serengeti" }, caller);
  expect(found.data.length).toBeGreaterThan(0);
});

it("what writes is asked to come again, and comes through then", async () => {
  const key = randomUUID();
  await expect(quote(key)).rejects.toMatchObject(away);
  await letWrite(true);
  const { data } = await quote(key);
  const { rows } = await pool().query("select reference from leads where name = 'Ann Later'");
  expect(rows).toEqual([data]);
});
