import { eq } from "drizzle-orm";
import { businessDay } from "@/lib/clock";
import type { BookingDetail } from "@/lib/contract/desk/bookings";
import { departures } from "../../db/calendar-schema";
import { db } from "../../db/pool";
import type { BookingRow } from "../lifecycle/transitions";
import { staysMinor } from "./owed";

/**
 * What a transfer has to come to for a booking whose places were given back: `received` gives less back
 * at once, and all of it where it is in vain. Null while places are held, or nothing more is
 * taken.
 */
export async function lateTransfer(booking: BookingRow): Promise<LateTransfer> {
  if (booking.state !== "expired") return null;
  const full = (await hasRoom(booking)) ? null : "full";
  return {
    least_minor: Math.max(booking.dueNowMinor - staysMinor(booking), 0),
    in_vain: hasBegun(booking) ? "begun" : full,
  };
}

type LateTransfer = BookingDetail["late_transfer"];

/** Whether the first day has come: who holds no place by then does not travel. */
export const hasBegun = ({ starts }: BookingRow): boolean => starts <= businessDay();

async function hasRoom({ departureId, adults, children }: BookingRow): Promise<boolean> {
  if (departureId === null) return true;
  const [departure] = await db().select().from(departures).where(eq(departures.id, departureId));
  if (!departure || departure.retiredAt) return false;
  return departure.seatsTaken + adults + children.length <= departure.seats;
}
