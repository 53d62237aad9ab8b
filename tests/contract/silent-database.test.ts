import { randomUUID } from "node:crypto";
import { inspect } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { requestQuoteEndpoint } from "@/lib/contract/leads";
import { popularToursEndpoint } from "@/lib/contract/tours";
import { contentDatabase } from "../support/database";
import { startDatabaseGate } from "../support/database-gate";
import { heardMs } from "../support/heard";
import { sampleQuote } from "../support/quote";

const gate = await startDatabaseGate(await contentDatabase());
process.env.DATABASE_URL = gate.url;
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");

afterAll(() => gate.become("open"));

const send = (idempotencyKey: string, full_name: string) =>
  callAs("en", requestQuoteEndpoint, sampleQuote({ full_name }), {
    idempotencyKey,
    address: "203.0.113.9",
  });
const leadsOf = async (name: string) =>
  (await pool().query("select reference from leads where name = $1", [name])).rows;
const away = { code: "unavailable", detail: { retryAfterSeconds: expect.any(Number) } };

describe("a database that takes a question and never answers", () => {
  it("is noticed within three seconds, and forgotten once it answers again", async () => {
    const key = randomUUID();
    await callAs("en", popularToursEndpoint, {});
    gate.become("silent");
    let answers: PromiseSettledResult<unknown>[] = [];
    const waited = await heardMs(async () => {
      answers = await Promise.allSettled([
        ...Array.from({ length: 4 }, () => callAs("en", popularToursEndpoint, {})),
        send(key, "Ann Away"),
      ]);
    });
    // The driver's own time-out is the last moment for it.
    expect(waited).toBeLessThan(4000);
    for (const answer of answers) expect(answer).toMatchObject({ reason: away });
    expect(inspect(answers, { depth: 9 })).not.toContain("Ann Away");
    gate.become("open");
    const { data } = await send(key, "Ann Away");
    expect(await leadsOf("Ann Away")).toEqual([data]);
  });

  it("has kept a request whose answer was lost, which is the same one when it comes again", async () => {
    const key = randomUUID();
    gate.become("lose-commit");
    await expect(send(key, "Ann Twice")).rejects.toMatchObject(away);
    gate.become("open");
    const { data } = await send(key, "Ann Twice");
    expect(await leadsOf("Ann Twice")).toEqual([data]);
  });
});

it("a query that fails says nothing of what a visitor told us", async () => {
  const { db } = await import("@/lib/backend/db/pool");
  const { leads } = await import("@/lib/backend/db/schema");
  const { reasonOf, withoutValues } = await import("@/lib/backend/db/without-values");
  const row = { reference: "Q-1", kind: "quote", locale: "en", payload: {} };
  const told = { ...row, name: "Ann Secret", email: "secret@example.com" };
  await db().insert(leads).values(told);
  const failure = await db()
    .insert(leads)
    .values(told)
    .catch((error: unknown) => error);
  expect(inspect(failure, { depth: 9 })).toContain("Ann Secret");
  const logged = inspect(withoutValues(failure), { depth: 9 });
  expect(logged).toMatch(/insert into "leads"[\s\S]*duplicate key/);
  expect(logged).not.toMatch(/secret/i);
  const line = reasonOf(failure);
  expect(line).toMatch(/insert into "leads".*duplicate key/);
  expect(line).not.toMatch(/secret/i);
});
