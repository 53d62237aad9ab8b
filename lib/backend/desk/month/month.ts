import { type SQL, sql } from "drizzle-orm";
import type { Counts, Month } from "@/lib/contract/desk/month";
import { policy } from "@/lib/pricing/policy";
import { bookings } from "../../db/booking-schema";
import { requests } from "../../db/inbox-schema";
import { offers } from "../../db/offer-schema";
import { db } from "../../db/pool";
import { withNames } from "./group-names";
import {
  bookingOrigins,
  group,
  groupedBy,
  isGrouping,
  offerOrigins,
  requestOrigins,
} from "./origins";
import { monthFrom, numberOf, type Period, periodOf, thisMonth, within, yearUntil } from "./period";

const none: Counts = { requests: 0, offers: 0, made: 0, confirmed: 0 };

/** How a month went: what was asked for, offered, booked and confirmed in it, and how fast it was answered. */
export async function month(month = thisMonth()): Promise<Month> {
  const period = periodOf(month);
  const [trend, counted, replies] = await Promise.all([
    trendUntil(month),
    countsOf(period),
    repliesOf(period),
  ]);
  const groups = counted.flatMap(({ by, ...rest }) => (isGrouping(by) ? [{ by, ...rest }] : []));
  return {
    month,
    this_month: thisMonth(),
    total: trend.find((each) => each.month === month) ?? none,
    before: trend.find((each) => each.month === monthFrom(month, -1)) ?? none,
    groups: await withNames(groups),
    replies,
    trend,
  };
}

type Group = { by: string; key: string } & Counts;

/** Each grouping's rows, put together from what counts requests, offers and bookings. */
async function countsOf(period: Period): Promise<Group[]> {
  const inIt = (moment: SQL) => within(moment, period);
  const made = inIt(sql`b.created_at`);
  const confirmed = inIt(sql`b.confirmed_at`);
  const [asked, offered, booked] = await Promise.all([
    rows(sql`select ${group}, count(*)::int requests
      from ${requestOrigins(inIt(sql`r.since`))} x ${groupedBy}`),
    rows(sql`select ${group}, count(*)::int offers
      from ${offerOrigins(inIt(sql`o.sent_at`))} x ${groupedBy}`),
    rows(sql`select ${group},
        count(*) filter (where ${inIt(sql`created_at`)})::int made,
        count(*) filter (where ${inIt(sql`confirmed_at`)})::int confirmed
      from ${bookingOrigins(sql`((${made}) or (${confirmed}))`)} x ${groupedBy}`),
  ]);
  const all = new Map<string, Group>();
  for (const row of [...asked, ...offered, ...booked]) {
    const name = `${row.by} ${row.key}`;
    all.set(name, { ...none, ...all.get(name), ...row });
  }
  return [...all.values()];
}

const rows = async (statement: SQL) =>
  (await db().execute<{ by: string; key: string } & Partial<Counts>>(statement)).rows;

async function repliesOf(period: Period): Promise<Month["replies"]> {
  const took = sql`(r.first_answered_at - r.since)`;
  const [row] = (
    await db().execute<Month["replies"]>(sql`
      select count(*)::int answered,
        count(*) filter (where ${took} <= make_interval(hours => ${policy.replyHours}))::int in_time,
        round((percentile_cont(0.5) within group (order by extract(epoch from ${took}))) / 60)::int
          median_minutes
      from ${requests} r
      where r.kind <> 'review' and r.first_answered_at is not null
        and ${within(sql`r.since`, period)}`)
  ).rows;
  return row ?? { answered: 0, in_time: 0, median_minutes: null };
}

/** The months until one, and what happened in each. */
async function trendUntil(last: string): Promise<Month["trend"]> {
  const { months, span } = yearUntil(last);
  const count = async (table: SQL, moment: SQL, where = sql`true`) => {
    const { rows: counted } = await db().execute<{ number: number; count: number }>(sql`
      select ${numberOf(moment, months)} "number", count(*)::int "count" from ${table}
      where ${within(moment, span)} and ${where} group by 1`);
    return new Map(counted.map((row) => [months[row.number - 1], row.count]));
  };
  const [asked, offered, made, confirmed] = await Promise.all([
    count(sql`${requests}`, sql`${requests.since}`, sql`${requests.kind} <> 'review'`),
    count(sql`${offers}`, sql`${offers.sentAt}`),
    count(sql`${bookings}`, sql`${bookings.createdAt}`),
    count(sql`${bookings}`, sql`${bookings.confirmedAt}`),
  ]);
  return months.map((each) => ({
    month: each,
    requests: asked.get(each) ?? 0,
    offers: offered.get(each) ?? 0,
    made: made.get(each) ?? 0,
    confirmed: confirmed.get(each) ?? 0,
  }));
}
