import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { contentDatabase } from "../support/database";

await contentDatabase();
const { pool } = await import("@/lib/backend/db/pool");
const { fromPgBossWork } = await import("@/lib/backend/jobs/from-pg-boss");
const { startWorkers } = await import("@/lib/backend/jobs/workers");

const rows = async (statement: string, ...values: unknown[]) =>
  (await pool().query(statement, values)).rows;
const isThere = async () => (await rows("select to_regclass('jobs.job') at"))[0].at !== null;
const waiting = () =>
  rows("select id, data, due_at, tries, done_at from jobs where kind = 'mail' order by id");
const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;

/** What a version before has left: mails in every state there is. */
async function leave(maintained: string) {
  await rows(readFileSync("tests/fixtures/pg-boss-10.sql", "utf8"));
  for (const name of ["mail-undelivered", "mail", "nightly"])
    await rows("select jobs.create_queue($1, '{}')", name);
  await rows(
    "insert into jobs.job (id, name, state, retry_count, start_after, started_on, data) values" +
      ["created", "retry", "active", "completed", "failed"]
        .map(
          (state, at) =>
            `('${id(at + 1)}', 'mail', '${state}', ${at}, '2027-01-01', now(), '{"kind": "account", "reference": "A-${at}"}')`,
        )
        .join() +
      `, ('${id(6)}', 'mail-undelivered', 'created', 0, now(), null, '{"kind": "account", "reference": "A-5"}')` +
      `, ('${id(7)}', 'nightly', 'created', 0, now(), null, '{}')`,
  );
  await rows(`update jobs.version set maintained_on = ${maintained}`);
}

beforeEach(() => rows("delete from jobs; drop schema if exists jobs cascade"));
afterEach(() => vi.restoreAllMocks());

const takeOver = async () => {
  await rows(
    "insert into jobs (id, kind, due_at) values ('pg-boss', 'pg-boss', now()) on conflict do nothing",
  );
  await fromPgBossWork.attend("pg-boss");
};

describe("a database in which the version before has worked", () => {
  it("keeps every mail that waits there, with its name; those that were sent are over", async () => {
    await leave("now() - interval '2 minutes'");
    await takeOver();
    expect(await waiting()).toMatchObject([
      { id: id(1), due_at: new Date("2027-01-01"), tries: 0, data: { reference: "A-0" } },
      { id: id(2), due_at: new Date("2027-01-01"), tries: 1, done_at: null },
      { id: id(3), due_at: new Date("2027-01-01"), tries: 2 },
      { id: id(6), due_at: null, done_at: null, data: { reference: "A-5" } },
    ]);
    expect(await isThere()).toBe(false);
    expect(await rows("select from jobs where id = 'pg-boss' and due_at is not null")).toEqual([]);
  });

  it("is left to a process of that version as long as one works", async () => {
    await leave("now() - interval '20 seconds'");
    await takeOver();
    expect(await waiting()).toEqual([]);
    expect(await isThere()).toBe(true);
    expect(await rows("select from jobs where id = 'pg-boss' and due_at > now()")).toHaveLength(1);
    await rows("update jobs.version set maintained_on = now() - interval '61 seconds'");
    await takeOver();
    expect(await waiting()).toHaveLength(4);
  });

  it("is taken over by itself, also a second time, after somebody has gone back", async () => {
    for (let time = 0; time < 2; time += 1) {
      await rows("delete from jobs where kind = 'mail'");
      await leave("now() - interval '2 minutes'");
      const stop = await startWorkers();
      await vi.waitFor(async () => expect(await isThere()).toBe(false), 30_000);
      await stop();
    }
  });
});
