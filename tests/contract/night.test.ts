import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { businessDay, nowMs, setClock } from "@/lib/clock";
import { bookingEndpoint } from "@/lib/contract/bookings";
import { departuresEndpoint } from "@/lib/contract/departures";
import { priceEndpoint } from "@/lib/contract/price-quote";
import { addDays } from "@/lib/pricing/days";
import { book, freeDeparture, privateTour, rowOf } from "../support/booking";
import { contentDatabase } from "../support/database";

// The maintenance also forgets mails that were kept as files.
process.env.DATA_DIR = mkdtempSync(path.join(tmpdir(), "tembea-night-"));
await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");
const { startWorkers } = await import("@/lib/backend/jobs/workers");
const { nightlyMaintenance } = await import("@/lib/backend/jobs/nightly-work");
const { releaseEndedHolds } = await import("@/lib/backend/jobs/booking-work");
const { once } = await import("@/lib/backend/requests/idempotency");
const { isSpent, readLink, signLink, spendLink } = await import(
  "@/lib/backend/requests/signed-link"
);
const { inTransaction } = await import("@/lib/backend/db/transaction");
const { countCall } = await import("@/lib/backend/requests/rate-limit");

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const rows = async (statement: string, ...values: unknown[]) =>
  (await pool().query(statement, values)).rows;
const putClock = (byMs: number) => setClock(new Date(nowMs() + byMs));

afterEach(() => setClock());
afterAll(async () => {
  rmSync(process.env.DATA_DIR ?? "", { recursive: true, force: true });
});

describe("the schedule", () => {
  const planned = async () =>
    (await rows("select due_at from jobs where id = 'night'"))[0].due_at.toISOString();

  it("wakes the maintenance at ten past one in Tanzania, once a night", async () => {
    setClock(new Date("2027-08-06T20:30:00Z"));
    const stop = await startWorkers();
    try {
      expect(await planned()).toBe("2027-08-06T22:10:00.000Z");
      setClock(new Date("2027-08-06T22:10:01Z"));
      await vi.waitFor(
        async () => expect(await planned()).toBe("2027-08-07T22:10:00.000Z"),
        30_000,
      );
    } finally {
      await stop();
    }
  });

  it("makes up for one that was missed while the site was down", async () => {
    setClock(new Date("2027-08-09T09:00:00Z"));
    const stop = await startWorkers();
    try {
      await vi.waitFor(
        async () => expect(await planned()).toBe("2027-08-09T22:10:00.000Z"),
        30_000,
      );
    } finally {
      await stop();
    }
  });
});

describe("between 21:00 and 24:00 UTC, when Tanzania has the next day", () => {
  const moment = new Date("2027-08-06T22:30:00Z");
  const party = { adults: 2, children: [] };

  it("price, departures and booking agree on the day", async () => {
    setClock(moment);
    await nightlyMaintenance();
    const price = (starts: string) =>
      callAs("en", priceEndpoint, { tour: privateTour, starts, ...party });
    await expect(price("2027-08-07")).rejects.toMatchObject({
      code: "invalid",
      detail: { fields: { starts: ["earliest_tomorrow"] } },
    });
    expect((await price("2027-08-08")).data.balance_due).toBe("2027-08-07");
    const { data } = await callAs("en", departuresEndpoint, { per_page: 60 });
    expect(data[0]?.starts).toMatch(/^2027-08-/);
    expect(data.every(({ starts }) => starts > "2027-08-07")).toBe(true);
    await expect(book({ tour: privateTour, starts: "2027-08-07" })).rejects.toMatchObject({
      code: "invalid",
    });
  });

  it("a hold and an invoice are of that day", async () => {
    setClock(new Date("2027-12-31T22:00:00Z"));
    await nightlyMaintenance();
    const { reference } = await book({ starts: (await freeDeparture()).starts });
    const row = await rowOf(reference);
    expect(row.holdUntil?.toISOString()).toMatch(/^2028-01-02T22:0/);
    const { issueInvoice } = await import("@/lib/backend/bookings/money/invoice");
    const invoiced = await inTransaction((open) => issueInvoice(open, reference, "guest"));
    expect(invoiced.invoice).toMatch(/^2028-/);
  });
});

describe("the night's maintenance", () => {
  it.each([
    ["the last day of January", "2028-01-30T22:10:00Z"],
    ["the 29th of February", "2028-02-28T22:10:00Z"],
    ["the first of March", "2028-02-29T22:10:00Z"],
    ["New Year", "2028-12-31T22:10:00Z"],
    ["the day summer time begins in Europe", "2028-03-25T22:10:00Z"],
  ])("on %s brings the departures of the next 18 months, and does nothing twice", async (_, at) => {
    setClock(new Date(at));
    await nightlyMaintenance();
    const state = () =>
      rows(
        `select min(starts)::text "first", max(starts)::text "last", count(*)::int count,
        max(updated_at) changed from departures where retired_at is null and starts > $1`,
        businessDay(),
      );
    const [night] = await state();
    expect(night.first > addDays(businessDay(), 9)).toBe(true);
    expect(night.last > addDays(businessDay(), 548 - 60)).toBe(true);
    expect(night.last < addDays(businessDay(), 548)).toBe(true);
    await nightlyMaintenance();
    expect(await state()).toEqual([night]);
  });

  it("forgets what has had its time, by the same clock", async () => {
    const request = { key: "night", endpoint: "night", body: {} };
    const answered = (answer: string) => once(request, async () => answer);
    expect(await answered("first")).toBe("first");
    putClock(6 * dayMs);
    await nightlyMaintenance();
    expect(await answered("second")).toBe("first");
    putClock(2 * dayMs);
    await nightlyMaintenance();
    expect(await answered("third")).toBe("third");
  });
});

describe("links that were used", () => {
  it("are remembered for longer than any link holds, and no longer", async () => {
    const expires = Math.floor(nowMs() / 1000) + 6 * 365 * 86_400;
    const token = await signLink({ action: "night", subject: "R-1", expires });
    const link = await readLink(token);
    if (!link) throw new Error("it was signed here");
    expect(await inTransaction((transaction) => spendLink(transaction, link))).toBe(true);
    putClock(4 * 365 * dayMs);
    await nightlyMaintenance();
    expect(await isSpent(link)).toBe(true);
    putClock(366 * dayMs + 2 * dayMs);
    await nightlyMaintenance();
    expect(await isSpent(link)).toBe(false);
  });
});

describe("a clock that jumps", () => {
  it("forward ends holds, and back holds them on; the seats are given back once", async () => {
    const departure = await freeDeparture();
    const taken = async () =>
      (await rows("select seats_taken from departures where id = $1", departure.id))[0].seats_taken;
    const before = await taken();
    const { reference, key } = await book({ starts: departure.starts });
    putClock(-5 * dayMs);
    await releaseEndedHolds();
    expect((await rowOf(reference)).state).toBe("provisional");
    expect(await taken()).toBe(before + 2);
    putClock(5 * dayMs + 49 * hourMs);
    await releaseEndedHolds();
    putClock(-49 * hourMs);
    await releaseEndedHolds();
    const { data } = await callAs("en", bookingEndpoint, { reference }, { token: key });
    expect(data.state).toBe("expired");
    expect(await taken()).toBe(before);
  });

  it("back does not lose the answer of a request that is repeated", async () => {
    const request = { key: "jump", endpoint: "jump", body: {} };
    const answered = (answer: string) => once(request, async () => answer);
    await answered("first");
    putClock(-30 * dayMs);
    await nightlyMaintenance();
    expect(await answered("second")).toBe("first");
  });

  it("back does not refuse visitors for as long as it jumped", async () => {
    const limit = [{ calls: 2, perSeconds: 60 }];
    const real = Date.now;
    const machine = vi.spyOn(Date, "now").mockImplementation(() => real() + 300 * dayMs);
    await countCall("somebody", limit);
    await countCall("somebody", limit);
    await expect(countCall("somebody", limit)).rejects.toMatchObject({ code: "too_many" });
    machine.mockRestore();
    await countCall("somebody", limit);
    await countCall("somebody", limit);
    await expect(countCall("somebody", limit)).rejects.toMatchObject({
      code: "too_many",
      detail: { retryAfterSeconds: expect.any(Number) },
    });
  });
});
