import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { businessDay, endOfBusinessDay, setClock } from "@/lib/clock";
import { operatorBookingEndpoint } from "@/lib/contract/bookings";
import { addDays } from "@/lib/pricing/days";
import { book, freeDeparture, operatorToken, payIn, privateTour, rowOf } from "../support/booking";
import { answer, changeBy, seen } from "../support/booking-change";
import { contentDatabase } from "../support/database";
import { colleague } from "../support/desk";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");

const today = businessDay();
const soon = addDays(today, 1);
const holdOf = async (reference: string) => (await rowOf(reference)).holdUntil;

async function said(starts: string) {
  const { reference, key } = await book({ tour: privateTour, starts });
  const token = await operatorToken(reference, "available");
  await callAs("en", operatorBookingEndpoint, { token, confirm: true });
  return { reference, key };
}

describe("a hold ends before the first day of its journey", () => {
  it("where it was booked the day before", async () => {
    const { starts } = await freeDeparture();
    const before = addDays(starts, -1);
    setClock(new Date(`${before}T09:00:00Z`));
    const { reference } = await book({ starts });
    setClock();
    expect(await holdOf(reference)).toEqual(endOfBusinessDay(before));
  });

  it("where its date was free the day before", async () => {
    const { reference } = await said(soon);
    expect(await holdOf(reference)).toEqual(endOfBusinessDay(today));
  });

  it("where its first day was moved nearer", async () => {
    const { reference, key } = await said(addDays(today, 90));
    await changeBy(await colleague("owner"), reference, { starts: soon });
    await answer(reference, key, true);
    expect((await rowOf(reference)).starts).toBe(soon);
    expect(await holdOf(reference)).toEqual(endOfBusinessDay(today));
  });
});

it("a hold that does not end, as a part is paid, is not said to be over", async () => {
  const { starts } = await freeDeparture(2, 1);
  const { reference, key } = await book({ starts });
  const end = await holdOf(reference);
  await payIn(reference, 5000, "bank_transfer CRDB 1");
  expect((await seen(reference, key)).hold_until).toBe(end?.toISOString());
  setClock(new Date((end?.getTime() ?? 0) + 60_000));
  const { state, hold_until } = await seen(reference, key);
  setClock();
  expect([state, hold_until]).toEqual(["provisional", null]);
});

it("a restore that is done as the guide says gives up nothing that was held when the backup was made", async () => {
  const { starts } = await freeDeparture(2, 1);
  const { reference } = await book({ starts });
  const { pool } = await import("@/lib/backend/db/pool");
  const { releaseEndedHolds } = await import("@/lib/backend/jobs/booking-work");
  await pool().query("update bookings set hold_until = now() - interval '1 hour'");
  const reminder = "offer-reminder-O-1-2027-01-01";
  await pool().query(
    `insert into jobs (id, kind, data, due_at)
     values ($1, 'mail', '{"kind": "offer-reminder"}', now() + interval '20 days')`,
    [reminder],
  );
  const guide = readFileSync("docs/operating.md", "utf8");
  const said = [...guide.matchAll(/psql tembea -c "(update .+)"/g)].map(([, sql]) => sql ?? "");
  expect(said).toHaveLength(2);
  for (const sql of said) await pool().query(sql);
  await releaseEndedHolds();
  expect((await rowOf(reference)).state).toBe("provisional");
  const { rows } = await pool().query(
    "select id from jobs where kind = 'mail' and due_at is not null",
  );
  expect(rows).toEqual([{ id: reminder }]);
});
