import { fileURLToPath } from "node:url";
import pg from "pg";
import { beforeAll, expect, it, vi } from "vitest";
import { runScript } from "../process/support/run-script";
import { freeDeparture, rowOf } from "../support/booking";
import {
  answer,
  changeBy,
  confirmed,
  departureBeside,
  seatsOn,
  seen,
} from "../support/booking-change";
import { contentDatabase } from "../support/database";
import { colleague } from "../support/desk";
import { raced } from "../support/rounds";

const url = await contentDatabase();
const { pool } = await import("@/lib/backend/db/pool");

const gate = 471_147;
let mama: Awaited<ReturnType<typeof colleague>>;
beforeAll(async () => {
  mama = await colleague("owner", "Mama Rose");
  await pool().query(`create function at_the_gate() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(${gate}); return new; end $$`);
});

/** All that a change touches, as somebody who audits it would look. */
async function everything(reference: string, departures: string[]) {
  const of = async (table: string, columns: string) =>
    (
      await pool().query(`select ${columns} from ${table} where booking = $1 order by 1`, [
        reference,
      ])
    ).rows;
  const { state, starts, adults, seats, totalMinor, paidMinor, backMinor, version, invoice } =
    await rowOf(reference);
  return {
    row: { state, starts, adults, seats, totalMinor, paidMinor, backMinor, version, invoice },
    taken: await Promise.all(departures.map(seatsOn)),
    changes: await of("booking_changes", "id, state"),
    invoices: await of("invoices", "number, kind, total_minor"),
    refunds: await of("refunds", "id, amount_minor"),
    ledger: await of("ledger", "id, amount_minor"),
    mails: (
      await pool().query("select id from jobs where data->>'reference' = $1 order by id", [
        reference,
      ])
    ).rows,
  };
}

/** Kills a process with `kill -9` as soon as its change is about to write to a table. */
async function killedAt(table: string, args: string[]): Promise<void> {
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await pool().query(`create trigger at_the_gate before insert or update on ${table}
    for each row execute function at_the_gate()`);
  await holder.query("select pg_advisory_lock($1)", [gate]);
  const agrees = fileURLToPath(new URL("./support/agrees.ts", import.meta.url));
  const script = runScript(agrees, args);
  await vi.waitFor(async () => {
    const { rows } = await pool().query(
      "select from pg_locks where locktype = 'advisory' and objid = $1 and not granted",
      [gate],
    );
    expect(rows, script.printed()).toHaveLength(1);
  }, 60_000);
  script.child.kill("SIGKILL");
  await script.ended;
  await holder.end();
  // The database finds nobody who would hear the end of it, and takes all of it back.
  await vi.waitFor(
    async () => {
      const { rows } = await pool().query(
        "select from pg_locks where locktype = 'advisory' and objid = $1",
        [gate],
      );
      expect(rows).toEqual([]);
    },
    { timeout: 60_000 },
  );
  await pool().query(`drop trigger at_the_gate on ${table}`);
  expect(script.printed()).toBe("");
}

it.each(["departures", "bookings", "refunds", "invoices"])(
  "a change that is killed as it writes %s has not happened, and happens once after it",
  raced,
  async (table) => {
    const first = await freeDeparture();
    const second = await departureBeside(first.starts);
    const { reference, token } = await confirmed("all", { starts: first.starts });
    await changeBy(mama, reference, { starts: second.starts, adjustment_minor: -100_000 });
    const { proposed_change: open } = await seen(reference, token);
    const departures = [first.id, second.id];
    const before = await everything(reference, departures);
    const said = [open?.id, open?.price.total_minor].map(String);
    await killedAt(table, [reference, token, ...said]);
    expect(await everything(reference, departures)).toEqual(before);

    await answer(reference, token, true);
    const after = await everything(reference, departures);
    const { paidMinor, totalMinor, backMinor } = after.row;
    expect(after).toMatchObject({
      row: { starts: second.starts, state: "confirmed", seats: 2 },
      taken: [(before.taken[0] ?? 0) - 2, (before.taken[1] ?? 0) + 2],
      changes: [{ state: "applied" }],
    });
    expect(paidMinor - backMinor).toBe(totalMinor);
    const issued = after.invoices.reduce((sum, { total_minor }) => sum + total_minor, 0);
    expect([issued, after.invoices.length]).toEqual([totalMinor, before.invoices.length + 2]);
  },
);
