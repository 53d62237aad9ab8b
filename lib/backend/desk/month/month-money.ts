import { and, gt, type SQL, sql } from "drizzle-orm";
import type { Grouping, Money, MonthMoney } from "@/lib/contract/desk/month";
import { agentShare } from "@/lib/pricing/agent-share";
import { agentsOpen } from "../../bookings/money/agents-open";
import { bookings, ledger } from "../../db/booking-schema";
import { invoices } from "../../db/invoice-schema";
import { db } from "../../db/pool";
import { withNames } from "./group-names";
import { bookingOrigins, group, groupedBy, isGrouping } from "./origins";
import { monthFrom, numberOf, type Period, periodOf, thisMonth, within, yearUntil } from "./period";

const none: Money = { sold_minor: 0, received_minor: 0, sent_back_minor: 0 };
// Sums are wider than a whole number of the database, and arrive as text.
const numbers = (row: Record<string, unknown>): Partial<Money> =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => name in none)
      .map(([name, value]) => [name, Number(value ?? 0)]),
  );

const moved = sql`
  coalesce(sum(amount_minor) filter (where kind not in ('refund', 'commission', 'commission_paid')), 0) received_minor,
  coalesce(-sum(amount_minor) filter (where kind = 'refund'), 0) sent_back_minor`;

/** What a month earned: sold, received and sent back, as the ledger has it; and what was invoiced. */
export async function monthMoney(month = thisMonth()): Promise<MonthMoney> {
  const period = periodOf(month);
  const [trend, groups, invoiced, commission, agents] = await Promise.all([
    trendUntil(month),
    groupsOf(period),
    invoicedIn(period),
    commissionIn(period),
    agentsIn(period),
  ]);
  return {
    month,
    total: trend.find((each) => each.month === month) ?? none,
    before: trend.find((each) => each.month === monthFrom(month, -1)) ?? none,
    groups: await withNames(groups),
    ...invoiced,
    commission_minor: commission,
    agents,
    trend,
  };
}

type Row = Record<string, unknown> & { by: string; key: string };

async function groupsOf(period: Period): Promise<({ by: Grouping; key: string } & Money)[]> {
  const confirmed = within(sql`b.confirmed_at`, period);
  const inMonth = within(sql`l.at`, period);
  const paid = sql`b.reference in (select l.booking from ${ledger} l where ${inMonth})`;
  const [sold, money] = await Promise.all([
    db().execute<Row>(sql`
      select ${group}, coalesce(sum(total_minor), 0) sold_minor
      from ${bookingOrigins(confirmed)} x ${groupedBy}`),
    db().execute<Row>(sql`
      select ${group}, ${moved}
      from ${bookingOrigins(paid)} x join ${ledger} l on l.booking = x.id and ${inMonth}
      ${groupedBy}`),
  ]);
  const all = new Map<string, { by: Grouping; key: string } & Money>();
  for (const row of [...sold.rows, ...money.rows]) {
    const { by, key } = row;
    if (!isGrouping(by)) continue;
    const name = `${by} ${key}`;
    all.set(name, { ...none, ...all.get(name), ...numbers(row), by, key });
  }
  return [...all.values()];
}

async function invoicedIn({ from, until }: Period) {
  const [row] = (
    await db().execute<{ total: string; tax: string }>(sql`
      select coalesce(sum(total_minor), 0) total, coalesce(sum(tax_minor), 0) tax
      from ${invoices} where issued_on >= ${from} and issued_on < ${until}`)
  ).rows;
  return { invoiced_minor: Number(row?.total ?? 0), tax_minor: Number(row?.tax ?? 0) };
}

/** What agents keep of what was confirmed; few bookings are theirs. */
async function commissionIn(period: Period): Promise<number> {
  const sold = await db()
    .select({ totalMinor: bookings.totalMinor, percent: bookings.commissionPercent })
    .from(bookings)
    .where(and(gt(bookings.commissionPercent, 0), within(sql`${bookings.confirmedAt}`, period)));
  return sold.reduce(
    (sum, { totalMinor, percent }) => sum + agentShare(totalMinor, percent).commissionMinor,
    0,
  );
}

/** What was settled with agents, and what is to be. */
async function agentsIn(period: Period): Promise<MonthMoney["agents"]> {
  const [open, settled] = await Promise.all([
    agentsOpen(),
    db().execute<{ minor: string }>(sql`
      select coalesce(sum(amount_minor), 0) minor from ${ledger}
      where kind = 'commission' and ${within(sql`at`, period)}`),
  ]);
  return {
    settled_minor: Number(settled.rows[0]?.minor ?? 0),
    to_them_minor: open.toThemMinor,
    back_minor: open.backMinor,
  };
}

async function trendUntil(last: string): Promise<MonthMoney["trend"]> {
  const { months, span } = yearUntil(last);
  const byMonth = async (statement: SQL) => {
    const { rows } = await db().execute<{ number: number } & Record<string, unknown>>(statement);
    return new Map(rows.map((row) => [months[row.number - 1], numbers(row)]));
  };
  const confirmedAt = sql`${bookings.confirmedAt}`;
  const at = sql`${ledger.at}`;
  const [sold, money] = await Promise.all([
    byMonth(sql`select ${numberOf(confirmedAt, months)} "number", sum(total_minor) sold_minor
      from ${bookings} where ${within(confirmedAt, span)} group by 1`),
    byMonth(sql`select ${numberOf(at, months)} "number", ${moved}
      from ${ledger} where ${within(at, span)} group by 1`),
  ]);
  return months.map((month) => ({ month, ...none, ...sold.get(month), ...money.get(month) }));
}
