import { execFileSync } from "node:child_process";
import { join } from "node:path";
import pg from "pg";
import { now } from "@/lib/clock";
import type { Row } from "./report";

const bookings = 50_000;
const days = 5 * 365;
const root = join(import.meta.dirname, "../..");

/**
 * How long the desk takes to sum up a month, to list what a figure counts, and to write a year for
 * spreadsheets, with 50,000 bookings of five years in a scratch database. Asked below HTTP, so that it is
 * the work itself, by a process of its own: which database is meant is settled when one begins.
 */
export async function deskMonth(databaseUrl: string): Promise<Row[]> {
  await fill(databaseUrl);
  const said = execFileSync(
    process.execPath,
    ["--import", "tsx", join(import.meta.dirname, "desk-month-timed.ts")],
    { cwd: root, env: { ...process.env, DATABASE_URL: databaseUrl }, encoding: "utf8" },
  );
  return JSON.parse(said) as Row[];
}

/** Bookings, requests, payments and invoices of five years; every fifth came to nothing. */
async function fill(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("begin");
    await client.query(
      `insert into bookings (reference, state, locale, tour_id, starts, adults, children, rooms, name,
         email, country, price, currency, total_minor, due_now_minor, balance_due, paid_minor, invoice,
         created_at, invoiced_at, confirmed_at)
       select 'B-BNCH-' || n, case when n % 5 = 0 then 'expired' else 'confirmed' end,
         (array['en','de','fr','es','it','pt'])[1 + n % 6],
         t.ids[1 + n % cardinality(t.ids)],
         (at + interval '200 days')::date, 2, '{}', 1, 'Guest ' || n, 'guest' || n || '@example.com', 'DE',
         '{"lines": []}', 'USD', 500000 + n, 150000, at::date, case when n % 5 = 0 then 0 else 150000 end,
         case when n % 5 <> 0 then to_char(at, 'YYYY-') || (200000 - n) end,
         at, at, case when n % 5 <> 0 then at + interval '1 day' end
       from (select n, $3::timestamptz - make_interval(mins => (n::float * $2 * 24 * 60 / $1)::int) as at
         from generate_series(1, $1::int) n) x,
         (select array_agg(id) ids from tours) t`,
      [bookings, days, now()],
    );
    await client.query(
      `insert into requests (id, kind, booking, locale, since, state, first_answered_at)
       select reference, 'booking', reference, locale, created_at, 'won', created_at + interval '3 hours'
       from bookings where reference like 'B-BNCH-%'`,
    );
    await client.query(
      `insert into ledger (booking, kind, source, amount_minor, currency, at)
       select reference, 'payment', 'payment ' || reference, paid_minor, 'USD', confirmed_at
       from bookings where reference like 'B-BNCH-%' and confirmed_at is not null`,
    );
    await client.query("commit");
    // As PostgreSQL does by itself within a minute of so many new rows.
    await client.query("vacuum (analyze) bookings, requests, ledger, invoices");
  } finally {
    await client.end();
  }
}
