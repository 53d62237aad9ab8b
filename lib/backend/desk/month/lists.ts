import {
  and,
  asc,
  eq,
  getTableColumns,
  gte,
  inArray,
  lt,
  ne,
  notInArray,
  type SQL,
  sql,
} from "drizzle-orm";
import type { ListName } from "@/lib/contract/desk/month";
import { agentStanding, hadByAgent } from "../../bookings/money/agent-money";
import { commissionKinds } from "../../bookings/money/ledger";
import { bookings, ledger, payments, refunds } from "../../db/booking-schema";
import { requests } from "../../db/inbox-schema";
import { invoices } from "../../db/invoice-schema";
import { db } from "../../db/pool";
import { leads } from "../../db/schema";
import { shares } from "../../db/share-schema";
import { type Cell, momentCell, money } from "./csv";
import { withNames } from "./group-names";
import { bookingOrigins, requestOrigins } from "./origins";
import { type Period, within } from "./period";

interface List {
  columns: readonly string[];
  rows(period: Period): Promise<Cell[][]>;
}

interface Origin extends Record<string, unknown> {
  id: string;
  source: string;
  language: string;
  journey: string;
  person: string;
}

const minuteMs = 60_000;

/** From where what is in a list came, by its reference. */
async function originsOf(select: SQL): Promise<Map<string, Cell[]>> {
  const { rows } = await db().execute<Origin>(
    sql`select id, source, "language", journey, person from ${select} x`,
  );
  const journeys = await withNames(
    rows.map((row) => ({ ...row, by: "journey" as const, key: row.journey })),
  );
  const named = await withNames(
    journeys.map((row) => ({ ...row, journey: row.name, by: "person" as const, key: row.person })),
  );
  return new Map(named.map((row) => [row.id, [row.source, row.language, row.journey, row.name]]));
}

const unknown: Cell[] = ["", "", "", ""];
const origin = ["source", "language", "journey", "person"];

// Of fifty thousand, what guests wrote and prices line by line would not fit into memory.
const { message: _words, price: _lines, ...figuresOfBooking } = getTableColumns(bookings);
type BookingFigures = Omit<typeof bookings.$inferSelect, "message" | "price">;

/**
 * What can be saved of a month or a year. Payments, refunds and commissions together are the ledger,
 * to the cent.
 */
export const lists: Record<ListName, List> = {
  requests: {
    columns: [
      ...["reference", "came", "kind", "name", "country", ...origin, "state", "lost because"],
      ...["first answer", "minutes to first answer"],
    ],
    async rows(period) {
      const came = within(sql`r.since`, period);
      const [found, origins] = await Promise.all([
        db()
          .select({
            request: requests,
            name: sql<string>`coalesce(${leads.name}, ${bookings.name}, '')`,
            country: sql<string>`coalesce(${leads.payload}->>'country', ${bookings.country}, '')`,
          })
          .from(requests)
          .leftJoin(leads, eq(leads.reference, requests.lead))
          .leftJoin(bookings, eq(bookings.reference, requests.booking))
          .where(and(ne(requests.kind, "review"), within(sql`${requests.since}`, period)))
          .orderBy(asc(requests.since), asc(requests.id)),
        originsOf(requestOrigins(came)),
      ]);
      return found.map(({ request, name, country }) => [
        ...[request.id, momentCell(request.since), request.kind, name, country],
        ...(origins.get(request.id) ?? unknown),
        ...[request.state, request.lostReason, momentCell(request.firstAnsweredAt)],
        minutesBetween(request.since, request.firstAnsweredAt),
      ]);
    },
  },
  bookings: {
    columns: [
      ...["reference", "made", "name", "country", ...origin, "state", "confirmed", "cancelled"],
      ...["starts", "adults", "children", "currency", "price", "paid", "on its way back"],
      ...["to give back after cancelling", "invoice"],
      ...["agent", "commission", "net price", "kept by the agent", "sent to the agent"],
      "to come back from the agent",
    ],
    async rows(period) {
      const [found, origins] = await Promise.all([
        db()
          .select({ row: figuresOfBooking, hadMinor: hadByAgent })
          .from(bookings)
          .where(within(sql`${bookings.createdAt}`, period))
          .orderBy(asc(bookings.createdAt), asc(bookings.reference)),
        originsOf(bookingOrigins(within(sql`b.created_at`, period))),
      ]);
      return found.map(({ row, hadMinor }) => [
        ...[row.reference, momentCell(row.createdAt), row.name, row.country],
        ...(origins.get(row.reference) ?? unknown),
        ...[row.state, momentCell(row.confirmedAt), momentCell(row.cancelledAt), row.starts],
        ...[row.adults, row.children.length, row.currency, money(row.totalMinor)],
        ...[money(row.paidMinor), money(row.backMinor)],
        row.refundMinor === null ? null : money(row.refundMinor),
        row.invoice,
        ...agentCells(row, hadMinor),
      ]);
    },
  },
  payments: movements(notInArray(ledger.kind, ["refund", ...commissionKinds])),
  refunds: movements(eq(ledger.kind, "refund")),
  commissions: movements(inArray(ledger.kind, [...commissionKinds])),
  invoices: {
    columns: [
      ...["number", "kind", "credits", "issued", "booking", "name", "country", "journey", "starts"],
      ...["currency", "net", "tax percent", "tax", "total"],
    ],
    async rows({ from, until }) {
      const { says: _lines, ...figures } = getTableColumns(invoices);
      const says = (name: "title" | "starts") => sql<string>`${invoices.says}->>${name}`;
      const found = await db()
        .select({ ...figures, title: says("title"), starts: says("starts") })
        .from(invoices)
        .where(and(gte(invoices.issuedOn, from), lt(invoices.issuedOn, until)))
        .orderBy(asc(invoices.year), asc(invoices.position));
      return found.map((row) => [
        ...[row.number, row.kind === "invoice" ? "invoice" : "credit note", row.credits],
        ...[row.issuedOn, row.booking, row.guest.name ?? "", row.guest.country ?? ""],
        ...[row.title, row.starts, row.currency],
        ...[money(row.totalMinor - row.taxMinor), row.taxPercent],
        ...[money(row.taxMinor), money(row.totalMinor)],
      ]);
    },
  },
};

/** Movements of the ledger; what went out is negative. */
function movements(which: SQL): List {
  return {
    columns: [
      ...["date", "booking", "name", "kind", "currency", "amount", "cause", "note", "invoice"],
      "share of",
    ],
    async rows(period) {
      const found = await db()
        .select({
          entry: ledger,
          name: bookings.name,
          invoice: bookings.invoice,
          payer: shares.name,
        })
        .from(ledger)
        .innerJoin(bookings, eq(bookings.reference, ledger.booking))
        .leftJoin(refunds, sql`${ledger.source} = 'refund ' || ${refunds.id}`)
        .leftJoin(
          payments,
          sql`${payments.id} = coalesce(${refunds.payment}, split_part(${ledger.source}, ' ', 2))
            and ${ledger.kind} in ('payment', 'refund', 'reversal')`,
        )
        .leftJoin(shares, eq(shares.id, payments.payer))
        .where(and(which, within(sql`${ledger.at}`, period)))
        .orderBy(asc(ledger.at), asc(ledger.id));
      return found.map(({ entry, name, invoice, payer }) => [
        ...[momentCell(entry.at), entry.booking, name, entry.kind, entry.currency],
        ...[money(entry.amountMinor), entry.source, entry.note, invoice, payer],
      ]);
    },
  };
}

/** Who sold it, how its price is shared with them, and what of that they have. */
function agentCells(row: BookingFigures, hadMinor: number): Cell[] {
  if (!row.agent) return ["", null, null, null, null, null];
  const { commissionMinor, netMinor, returnsMinor } = agentStanding(row, hadMinor);
  const sentMinor = hadMinor - row.agentKeptMinor;
  const amounts = [commissionMinor, netMinor, row.agentKeptMinor, sentMinor, returnsMinor];
  return [row.agent, ...amounts.map(money)];
}

function minutesBetween(from: Date, until: Date | null): number | null {
  return until && Math.round((until.getTime() - from.getTime()) / minuteMs);
}
