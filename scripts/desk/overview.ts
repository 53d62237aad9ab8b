import { sql } from "drizzle-orm";
import { bookings, waitingList } from "@/lib/backend/db/booking-schema";
import { departures } from "@/lib/backend/db/calendar-schema";
import { sqlNow, sqlToday } from "@/lib/backend/db/clock";
import { jobs } from "@/lib/backend/db/job-schema";
import { db } from "@/lib/backend/db/pool";
import { leads } from "@/lib/backend/db/schema";
import { businessTimeZone } from "@/lib/clock";
import { formatPayment } from "@/lib/i18n/format";
import { section } from "./table";

/** Requests and bookings of so many days, those to come, who waits, and mails that never arrived. */
export async function overview(days: number): Promise<string> {
  const parts = [requests(days), bookingRows(days), waiting(), undelivered()];
  return (await Promise.all(parts)).join("\n");
}

async function rowsOf(query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
  return (await db().execute(query)).rows;
}

const text = (value: unknown) => (value === null || value === undefined ? "" : String(value));

async function requests(days: number): Promise<string> {
  const rows = await rowsOf(sql`
    select reference, kind, locale, name, email, to_char(created_at at time zone ${businessTimeZone}, 'YYYY-MM-DD HH24:MI') "at"
    from ${leads} where created_at > ${sqlNow} - make_interval(days => ${days})
    order by created_at desc`);
  const columns = ["at", "kind", "reference", "locale", "name", "email"];
  const cells = rows.map((row) => columns.map((column) => text(row[column])));
  return section(`Requests of the last ${days} days`, columns, cells);
}

async function bookingRows(days: number): Promise<string> {
  const rows = await rowsOf(sql`
    select reference, state, starts::text, adults + cardinality(children) people, tour_id, name,
      total_minor, paid_minor, invoice,
      to_char(hold_until at time zone ${businessTimeZone}, 'MM-DD HH24:MI') held
    from ${bookings}
    where created_at > ${sqlNow} - make_interval(days => ${days})
      or (starts >= ${sqlToday} and state not in ('cancelled', 'expired', 'refunded'))
    order by starts, reference`);
  const head = ["starts", "reference", "state", "held", "paid", "of", "invoice", "pax", "tour"];
  const cells = rows.map((row) => [
    text(row.starts),
    text(row.reference),
    text(row.state),
    text(row.held),
    formatPayment(Number(row.paid_minor)),
    formatPayment(Number(row.total_minor)),
    text(row.invoice),
    text(row.people),
    `${text(row.tour_id)}, ${text(row.name)}`,
  ]);
  return section(`Bookings to come, and those made in the last ${days} days`, head, cells);
}

async function waiting(): Promise<string> {
  const rows = await rowsOf(sql`
    select w.reference, d.starts::text, d.tour_id, w.seats, d.seats - d.seats_taken free,
      w.name, w.email, (w.told_at at time zone ${businessTimeZone})::date::text told
    from ${waitingList} w join ${departures} d on d.id = w.departure_id
    order by d.starts, w.created_at`);
  const head = ["starts", "reference", "wants", "free", "told", "tour", "name", "email"];
  const columns = ["starts", "reference", "seats", "free", "told", "tour_id", "name", "email"];
  const cells = rows.map((row) => columns.map((column) => text(row[column])));
  return section("Waiting lists", head, cells);
}

async function undelivered(): Promise<string> {
  const rows = await rowsOf(sql`
    select data->>'reference' reference, data->>'kind' kind, data->>'news' news,
      to_char(created_at at time zone ${businessTimeZone}, 'YYYY-MM-DD HH24:MI') "at", reason
    from ${jobs} where kind = 'mail' and due_at is null and done_at is null
    order by created_at desc`);
  const columns = ["at", "kind", "news", "reference", "reason"];
  const cells = rows.map((row) => columns.map((column) => text(row[column])));
  return section("Mails that could not be delivered", columns, cells);
}
