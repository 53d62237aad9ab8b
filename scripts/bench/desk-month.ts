import pg from "pg";
import { now } from "@/lib/clock";
import type { Among } from "@/lib/contract/desk/month";
import type { Row } from "./report";
import { quantile } from "./requests";

const bookings = 50_000;
const days = 5 * 365;
const rounds = 15;

/**
 * How long the desk takes to sum up a month, to list what a figure counts, and to write a year for
 * spreadsheets, with 50,000 bookings of five years in a scratch database. Asked below HTTP, so that it is
 * the work itself.
 */
export async function deskMonth(databaseUrl: string): Promise<Row[]> {
  await fill(databaseUrl);
  process.env.DATABASE_URL = databaseUrl;
  const { closePool } = await import("@/lib/backend/db/pool");
  const { month } = await import("@/lib/backend/desk/month/month");
  const { monthMoney } = await import("@/lib/backend/desk/month/month-money");
  const { bookingList } = await import("@/lib/backend/desk/bookings/booking-list");
  const { lists } = await import("@/lib/backend/desk/month/lists");
  const { csvOf } = await import("@/lib/backend/desk/month/csv");
  const { monthFrom, periodOf, thisMonth } = await import("@/lib/backend/desk/month/period");
  const last = monthFrom(thisMonth(), -1);
  const list = (made: Among) => bookingList({ find: "", states: [], made });
  try {
    return [
      await timed("month, its counts", "≤ 250", () => month(last)),
      await timed("month, its money", "≤ 250", () => monthMoney(last)),
      await timed("bookings made in it", "≤ 100", () => list({ month: last })),
      await timed("those of one language", "≤ 100", () =>
        list({ month: last, by: "language", key: "de" }),
      ),
      await timed("payments of a year as CSV", "≤ 2,000", async () => {
        const { columns, rows } = lists.payments;
        return csvOf([[...columns], ...(await rows(periodOf(last.slice(0, 4))))]);
      }),
    ];
  } finally {
    await closePool();
  }
}

async function timed(name: string, bound: string, work: () => Promise<unknown>): Promise<Row> {
  await work();
  const took: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await work();
    took.push(performance.now() - began);
  }
  return { name: `${name}, p95`, unit: "ms", value: quantile(took, 0.95), bound };
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
