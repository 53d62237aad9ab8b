import { and, asc, gt, inArray, ne, notInArray, or, sql } from "drizzle-orm";
import { bookings } from "../../db/booking-schema";
import { db } from "../../db/pool";
import { agentStanding, sentToAgent } from "./agent-money";

const ended = ["cancelled", "expired", "refunded"] as const;
const had = or(ne(bookings.agentKeptMinor, 0), sql`${sentToAgent} <> 0`);

/** What agents have of journeys that were given up, by booking. */
export async function agentsOwe() {
  const rows = await db()
    .select({ booking: bookings, sentMinor: sentToAgent })
    .from(bookings)
    .where(and(gt(bookings.commissionPercent, 0), inArray(bookings.state, [...ended]), had))
    .orderBy(asc(bookings.cancelledAt), asc(bookings.reference));
  return rows
    .map(({ booking, sentMinor }) => ({ booking, ...agentStanding(booking, sentMinor) }))
    .filter(({ returnsMinor }) => returnsMinor > 0);
}

/** What is to be settled with agents as it stands: to them, and back from them. */
export async function agentsOpen(): Promise<{ toThemMinor: number; backMinor: number }> {
  // Unpaid, nothing is earned yet.
  const isOn = and(notInArray(bookings.state, [...ended]), gt(bookings.paidMinor, 0));
  const { state, totalMinor, commissionPercent, agentKeptMinor, paidMinor, backMinor } = bookings;
  const rows = await db()
    .select({
      ...{ state, totalMinor, commissionPercent, agentKeptMinor, paidMinor, backMinor },
      sentMinor: sentToAgent,
    })
    .from(bookings)
    .where(and(gt(commissionPercent, 0), or(isOn, had)));
  const all = { toThemMinor: 0, backMinor: 0 };
  for (const row of rows) {
    const { keepsMinor, sendsMinor, returnsMinor } = agentStanding(row, row.sentMinor);
    all.toThemMinor += keepsMinor + sendsMinor;
    all.backMinor += returnsMinor;
  }
  return all;
}
