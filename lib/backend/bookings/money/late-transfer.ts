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
  // An agent may bring the net price: what they have kept of it counts as paid.
  const { netMinor } = agentShare(booking.totalMinor, booking.commissionPercent);
  const leastMinor = Math.max(Math.min(booking.dueNowMinor, netMinor) - staysMinor(booking), 0);
  if (!hasEnded(booking)) return null;
  if (!hasLapsed(booking)) return { least_minor: leastMinor, in_vain: "ended" };
  const full = (await hasRoom(booking, reader)) ? null : "full";
  return {
    least_minor: leastMinor,
    in_vain: withoutJourney(booking) ?? full,
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

async function hasRoom(
  { departureId, adults, children }: BookingRow,
  reader: Pick<Transaction["db"], "select">,
): Promise<boolean> {
  if (departureId === null) return true;
  const [departure] = await reader
    .select()
    .from(departures)
    .where(and(eq(departures.id, departureId), isTravelled));
  if (!departure) return false;
  return departure.seatsTaken + adults + children.length <= departure.seats;
}
