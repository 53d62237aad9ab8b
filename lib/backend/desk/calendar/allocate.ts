import { and, eq, not, sql } from "drizzle-orm";
import { deskCalendar } from "@/lib/contract/changes";
import type { ParsedDeskInput } from "@/lib/contract/desk/calls";
import { ApiError } from "@/lib/contract/errors";
import { addDays } from "@/lib/pricing/days";
import { live } from "../../bookings/lifecycle/transitions";
import { bookings } from "../../db/booking-schema";
import { allocations, departures, resources } from "../../db/calendar-schema";
import type { Transaction } from "../../db/transaction";
import { type Actor, record } from "../../staff/audit";
import { selectAllocations, stands } from "./resource-rows";

type To = ParsedDeskInput<"allocate">["to"];
interface Taken {
  starts: string;
  ends: string;
  departure?: string;
  booking?: string;
  why?: string;
}

const longestBlockDays = 366;

/**
 * Has a journey take a guide or a vehicle for its days, or blocks days of it.
 *
 * @returns what else takes a guide on some of these days: that is theirs to settle
 * @throws ApiError `not_found`; `conflict` with reason `vehicle_taken` for a vehicle that is elsewhere,
 * `allocated_already`, or `not_travelling` for a booking that was given up
 */
export async function allocate(
  transaction: Transaction,
  actor: Actor,
  { resource: id, to }: { resource: string; to: To },
): Promise<string[]> {
  const { db, changed } = transaction;
  // Held until the end: of two who want it the second sees what the first did.
  const [resource] = await db.select().from(resources).where(eq(resources.id, id)).for("update");
  if (!resource) throw new ApiError("not_found");
  const { starts, ends, ...of } = await takenBy(db, to);
  await db.delete(allocations).where(and(eq(allocations.resource, id), not(stands)));
  const days = sql`daterange(${starts}, ${ends}, '[]')`;
  const others = await selectAllocations(
    db,
    eq(allocations.resource, id),
    sql`${allocations.days} && ${days}`,
  );
  const isSame = ({ row }: (typeof others)[number]) =>
    (of.departure !== undefined && row.departure === of.departure) ||
    (of.booking !== undefined && row.booking === of.booking);
  if (others.some(isSame)) throw new ApiError("conflict", { reason: "allocated_already" });
  const once = resource.kind === "vehicle";
  if (once && others.length > 0) throw new ApiError("conflict", { reason: "vehicle_taken" });
  await db.insert(allocations).values({ resource: id, once, ...of, days: sql`${days}` });
  await record(transaction, actor, {
    action: "allocate",
    subject: of.departure ?? of.booking ?? id,
    after: { resource: id, from: starts, until: ends },
  });
  changed.add(deskCalendar);
  return others.map(({ what }) => what);
}

/** Who takes it from when to when. */
async function takenBy(db: Transaction["db"], to: To): Promise<Taken> {
  if (to.kind === "block") {
    const { from: starts, until: ends, why } = to;
    if (ends < starts || ends > addDays(starts, longestBlockDays))
      throw new ApiError("invalid", { fields: { until: ["invalid"] } });
    return { starts, ends, why };
  }
  if (to.kind === "departure") {
    const { departure } = to;
    const [row] = await db
      .select()
      .from(departures)
      .where(eq(departures.id, departure))
      .for("share");
    if (!row) throw new ApiError("not_found");
    return { starts: row.starts, ends: row.ends, departure };
  }
  const { booking } = to;
  const [row] = await db
    .select()
    .from(bookings)
    .where(eq(bookings.reference, booking))
    .for("share");
  if (!row) throw new ApiError("not_found");
  if (!live.includes(row.state)) throw new ApiError("conflict", { reason: "not_travelling" });
  return { starts: row.starts, ends: addDays(row.starts, row.days - 1), booking };
}

/** Gives a guide or a vehicle back. What somebody else gave back already is no mistake. */
export async function release(
  transaction: Transaction,
  actor: Actor,
  { allocation }: { allocation: string },
): Promise<void> {
  const { db, changed } = transaction;
  const [gone] = await db.delete(allocations).where(eq(allocations.id, allocation)).returning();
  if (!gone) return;
  await record(transaction, actor, {
    action: "release",
    subject: gone.departure ?? gone.booking ?? gone.resource,
    before: { resource: gone.resource, days: gone.days },
  });
  changed.add(deskCalendar);
}
