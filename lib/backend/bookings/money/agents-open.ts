import { and, asc, gt, inArray, sql } from "drizzle-orm";
import { bookings } from "../../db/booking-schema";
import { db } from "../../db/pool";
import { agentStanding, hadByAgent } from "./agent-money";

const ended = ["cancelled", "expired", "refunded"] as const;
const had = sql`${hadByAgent} <> 0`;

/** What agents have of journeys that were given up, by booking. */
export async function agentsOwe() {
  const rows = await db()
    .select({ booking: bookings, hadMinor: hadByAgent })
    .from(bookings)
    .where(and(gt(bookings.commissionPercent, 0), inArray(bookings.state, [...ended]), had))
    .orderBy(asc(bookings.cancelledAt), asc(bookings.reference));
  return rows
    .map(({ booking, hadMinor }) => ({ booking, ...agentStanding(booking, hadMinor) }))
    .filter(({ returnsMinor }) => returnsMinor > 0);
}

// What `agentStanding` says of one booking, for the database to add up: thousands of them are counted in
// one question. `tests/contract/agent-money.test.ts` holds the two against each other.
const isOver = sql`${bookings.state} in ('cancelled', 'expired', 'refunded')`;
const share = sql`case when ${isOver} then 0
  else round(${bookings.totalMinor}::numeric * ${bookings.commissionPercent} / 10000) * 100 end`;
// Unpaid, nothing is earned yet.
const toThem = sql`case when not ${isOver} and ${bookings.paidMinor} > ${bookings.backMinor}
  then greatest(${share} - ${hadByAgent}, 0) else 0 end`;
const back = sql`greatest(${hadByAgent} - ${share}, 0)`;

/** Whether something is to be settled with the agent of a booking: to them, or back from them. */
export const isOpenWithAgent = sql`(${bookings.commissionPercent} > 0 and ${toThem} + ${back} > 0)`;

/** What is to be settled with agents as it stands: to them, and back from them. */
export async function agentsOpen(): Promise<{ toThemMinor: number; backMinor: number }> {
  const [all] = await db()
    .select({
      toThemMinor: sql`coalesce(sum(${toThem}), 0)`.mapWith(Number),
      backMinor: sql`coalesce(sum(${back}), 0)`.mapWith(Number),
    })
    .from(bookings)
    .where(gt(bookings.commissionPercent, 0));
  return all ?? { toThemMinor: 0, backMinor: 0 };
}
