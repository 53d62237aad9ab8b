import { and, gt, ne, notInArray, or, sql } from "drizzle-orm";
import { bookings } from "../../db/booking-schema";
import { db } from "../../db/pool";
import { agentStanding, sentToAgent } from "./agent-money";

// Unpaid, nothing is earned yet.
const isOn = and(
  notInArray(bookings.state, ["cancelled", "expired", "refunded"]),
  gt(bookings.paidMinor, 0),
);
const had = or(ne(bookings.agentKeptMinor, 0), sql`${sentToAgent} <> 0`);

/** What is to be settled with agents as it stands, by booking: to them, and back from them. */
export async function agentsOpen() {
  const rows = await db()
    .select({ booking: bookings, sentMinor: sentToAgent })
    .from(bookings)
    .where(and(gt(bookings.commissionPercent, 0), or(isOn, had)))
    .orderBy(bookings.cancelledAt, bookings.reference);
  return rows.flatMap(({ booking, sentMinor }) => {
    const { keepsMinor, sendsMinor, returnsMinor } = agentStanding(booking, sentMinor);
    const toThemMinor = keepsMinor + sendsMinor;
    return toThemMinor + returnsMinor > 0 ? [{ booking, toThemMinor, returnsMinor }] : [];
  });
}
