import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Work } from "@/lib/backend/jobs/runner";
import { nowMs, setClock } from "@/lib/clock";
import { contentDatabase } from "../support/database";
import { raced, rounds } from "../support/rounds";

await contentDatabase();
const { pool } = await import("@/lib/backend/db/pool");
const { startRunner } = await import("@/lib/backend/jobs/runner");
const { jobWork, planRecurring, recurring } = await import("@/lib/backend/jobs/job-rows");
const { sql } = await import("drizzle-orm");

const rows = async (statement: string, ...values: unknown[]) =>
  (await pool().query(statement, values)).rows;
const warnings = vi.spyOn(console, "warn").mockImplementation(() => undefined);
const stops: (() => Promise<void>)[] = [];
const start = (work: Work, pauseMs = 20) => {
  const stop = startRunner([work], pauseMs);
  stops.push(stop);
  return stop;
};
/** Due since a second: the database's clock is finer than the application's, which asks what is due. */
const add = async (many: number) => {
  for (let at = 0; at < many; at += 1)
    await rows(
      "insert into jobs (id, kind, due_at) values ($1, 'mail', now() - interval '1 second')",
      randomUUID(),
    );
};
/** Work that notes what it does and ends it, however it is done. */
function noting(doing: (id: string) => Promise<void> = async () => undefined, leaseSeconds = 30) {
  const done: string[] = [];
  const work = jobWork("mail", leaseSeconds, async ({ id }) => {
    await doing(id);
    done.push(id);
    await rows("update jobs set due_at = null, done_at = now() where id = $1", id);
  });
  return { done, work };
}
const left = async () => (await rows("select from jobs where due_at is not null")).length;

beforeEach(() => rows("delete from jobs"));
afterEach(async () => {
  setClock();
  warnings.mockClear();
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

describe("what is due", () => {
  it("is done once, whoever looks for it", raced, async () => {
    await add(rounds(40));
    const { done, work } = noting();
    for (const pauseMs of [5, 10, 20, 700]) start(work, pauseMs);
    await vi.waitFor(async () => expect(await left()).toBe(0), 30_000);
    expect(new Set(done).size).toBe(rounds(40));
    expect(done).toHaveLength(rounds(40));
  });

  it("is done to the last without a pause between", async () => {
    await add(30);
    const { work } = noting();
    // Looks again of itself only long after this test.
    start(work, 600_000);
    await vi.waitFor(async () => expect(await left()).toBe(0), 30_000);
  });

  it("does not wait for others of its kind that take long, nor for other kinds", async () => {
    await add(2);
    const [slow] = await rows(
      "update jobs set due_at = now() - interval '1 day' where id = (select min(id) from jobs) returning id",
    );
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { done, work } = noting((id) => (id === slow.id ? held : Promise.resolve()));
    start(work);
    await vi.waitFor(() => expect(done).toHaveLength(1), 30_000);
    expect(done).not.toContain(slow.id);
    release();
    await vi.waitFor(() => expect(done).toContain(slow.id), 30_000);
  });

  it("comes again when whoever had it in hand was killed, and only after the lease", async () => {
    await add(1);
    const killed = noting(() => new Promise(() => undefined), 30);
    // Ends never, as what it has in hand does not.
    void startRunner([killed.work], 20)();
    await vi.waitFor(
      async () => expect(await rows("select from jobs where tries = 1")).toHaveLength(1),
      30_000,
    );
    const { done, work } = noting();
    setClock(new Date(nowMs() + 25_000));
    // Looks once, then ends.
    await start(work)();
    expect(done).toEqual([]);
    setClock(new Date(nowMs() + 31_000));
    start(work);
    await vi.waitFor(() => expect(done).toHaveLength(1), 30_000);
  });

  it("is not begun again by the process that has it in hand, however long it takes", async () => {
    await add(1);
    let begun = 0;
    const { done, work } = noting(async () => {
      begun += 1;
      // Three leases.
      await new Promise((resolve) => setTimeout(resolve, 900));
    }, 0.3);
    start(work);
    await vi.waitFor(() => expect(done).not.toEqual([]), 30_000);
    expect(begun).toBe(1);
  });

  it("is done to its end before the work ends", async () => {
    await add(1);
    let begun = false;
    const { done, work } = noting(async () => {
      begun = true;
      await new Promise((resolve) => setImmediate(resolve));
    });
    const stop = start(work);
    await vi.waitFor(() => expect(begun).toBe(true), 30_000);
    await stop();
    expect(done).toHaveLength(1);
  });

  it("is found when the clock was put back by more than anything is planned ahead", async () => {
    await rows(
      "insert into jobs (id, kind, due_at) values ('ahead', 'mail', now() + interval '9 days')",
    );
    const { done, work } = noting();
    start(work);
    await vi.waitFor(() => expect(done).toEqual(["ahead"]), 30_000);
  });
});

describe("what is planned for weeks ahead", () => {
  it("waits for its day, as the reminder of an offer does", async () => {
    const { emailWork } = await import("@/lib/backend/jobs/email-work");
    const reminder = { kind: "offer-reminder", reference: "O-2222", detail: "2030-01-01" };
    for (const [id, days] of [
      ["far", 9],
      ["near", -1],
    ] as const)
      await rows(
        "insert into jobs (id, kind, data, due_at) values ($1, 'mail', $2, now() + $3 * interval '1 day')",
        ...[id, reminder, days],
      );
    const stop = start(emailWork);
    await vi.waitFor(async () => expect(await left()).toBeLessThan(2), 30_000);
    await stop();
    expect(await rows("select id from jobs where due_at is not null and tries = 0")).toEqual([
      { id: "far" },
    ]);
  });
});

describe("a mail", () => {
  const attend = async (job: object, tries = 0) => {
    await rows(
      `insert into jobs (id, kind, data, due_at, tries, created_at)
       values ('one', 'mail', $1, now() - interval '1 second', $2, now() - interval '40 days')`,
      ...[job, tries],
    );
    const { emailWork } = await import("@/lib/backend/jobs/email-work");
    await emailWork.attend("one");
    return (await rows("select due_at, done_at, reason from jobs where id = 'one'"))[0];
  };

  it("of a kind that only a newer version of the site knows is left to that, not taken for sent", async () => {
    for (const job of [
      { kind: "sung-to-guest", reference: "B-1" },
      { kind: "to-staff", news: "sung", reference: "Q-1", detail: randomUUID() },
    ]) {
      const row = await attend(job);
      expect(row).toMatchObject({ done_at: null, reason: expect.stringContaining("sung") });
      expect(row.due_at).not.toBeNull();
      await rows("delete from jobs");
    }
  });

  it("that was given up can be sent again for thirty days after its last try, however early it was planned", async () => {
    const { forgetOldJobs } = await import("@/lib/backend/jobs/job-rows");
    expect((await attend({ kind: "sung-to-guest", reference: "B-1" }, 12)).due_at).toBeNull();
    await forgetOldJobs();
    expect(await rows("select from jobs")).toHaveLength(1);
    setClock(new Date(nowMs() + 31 * 86_400_000));
    await forgetOldJobs();
    expect(await rows("select from jobs")).toHaveLength(0);
  });
});

describe("what comes again", () => {
  const planned = async () =>
    (await rows("select due_at, tries from jobs where id = 'bookings'"))[0];

  it("is planned anew, in one process at a time", async () => {
    let running = 0;
    let times = 0;
    const work = recurring("bookings", 30, async () => {
      running += 1;
      expect(running).toBe(1);
      await rows("select pg_sleep(0.01)");
      running -= 1;
      times += 1;
      return sql`now()`;
    });
    await planRecurring("bookings", sql`now()`);
    await planRecurring("bookings", sql`now() + interval '1 day'`);
    for (let at = 0; at < 4; at += 1) start(work, 5);
    await vi.waitFor(() => expect(times).toBeGreaterThan(5), 30_000);
    expect(warnings).not.toHaveBeenCalled();
  });

  it("is done again after a pause when it fails, which doubles", async () => {
    const work = recurring("bookings", 30, async () => {
      throw new Error("not now");
    });
    await planRecurring("bookings", sql`now()`);
    start(work);
    for (const [tries, seconds] of [
      [1, 4],
      [2, 8],
      [3, 16],
    ]) {
      await vi.waitFor(async () => expect((await planned()).tries).toBe(tries), 30_000);
      await vi.waitFor(() => expect(warnings).toHaveBeenCalledTimes(tries ?? 0), 30_000);
      const before = nowMs();
      expect((await planned()).due_at.getTime() - before).toBeLessThanOrEqual(
        (seconds ?? 0) * 1000,
      );
      setClock((await planned()).due_at);
    }
  });
});
