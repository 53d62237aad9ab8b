import { and, eq } from "drizzle-orm";
import { businessDay } from "@/lib/clock";
import type { BookingDetail } from "@/lib/contract/desk/bookings";
import { agentShare } from "@/lib/pricing/agent-share";
import { departures } from "../../db/calendar-schema";
import { db } from "../../db/pool";
import type { Transaction } from "../../db/transaction";
import { isForgotten } from "../lifecycle/forgotten-guest";
import type { BookingRow } from "../lifecycle/transitions";
import { isTravelled } from "../lifecycle/travelled";
import { hasEnded, hasLapsed, staysMinor } from "./owed";

/**
 * What a transfer has to come to for a booking whose places were given back: `received` gives less back
 * at once, and all of it where it is in vain. Null while places are held, or none are yet.
 */
export async function lateTransfer(
  booking: BookingRow,
  reader: Pick<Transaction["db"], "select"> = db(),
): Promise<LateTransfer> {
  if (!hasEnded(booking)) return null;
  const sums = leastSums(booking);
  if (!hasLapsed(booking)) return { ...sums, in_vain: "ended" };
  return { ...sums, in_vain: withoutJourney(booking) ?? (await withoutRoom(booking, reader)) };
}

function leastSums(booking: BookingRow) {
  const { totalMinor, commissionPercent, dueNowMinor } = booking;
  // With exactly the net price comes what an agent has kept, and both together count as paid.
  const { netMinor } = agentShare(totalMinor, commissionPercent);
  const openMinor = (minor: number) => Math.max(minor - staysMinor(booking), 0);
  return {
    least_minor: openMinor(dueNowMinor),
    net_minor: netMinor < dueNowMinor ? openMinor(netMinor) : null,
  };
}

type LateTransfer = BookingDetail["late_transfer"];

/**
 * Why there is nothing to travel on for a booking that holds no place: nobody knows any more whose it is,
 * its first day has come, or it was not free, and none of the dates that were proposed instead was taken.
 */
export function withoutJourney(booking: BookingRow): "ended" | "begun" | "refused" | undefined {
  if (isForgotten(booking)) return "ended";
  if (booking.starts <= businessDay()) return "begun";
  return booking.proposed.length > 0 ? "refused" : undefined;
}

/** Why a departure does not take a party any more; null where it does, and for a private journey. */
async function withoutRoom(
  { departureId, adults, children }: BookingRow,
  reader: Pick<Transaction["db"], "select">,
): Promise<"full" | "closed" | null> {
  if (departureId === null) return null;
  const [departure] = await reader
    .select()
    .from(departures)
    .where(and(eq(departures.id, departureId), isTravelled));
  if (!departure) return "closed";
  return departure.seatsTaken + adults + children.length <= departure.seats ? null : "full";
}
