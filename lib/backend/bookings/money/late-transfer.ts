import { eq } from "drizzle-orm";
import type { BookingDetail } from "@/lib/contract/desk/bookings";
import { departures } from "../../db/calendar-schema";
import { db } from "../../db/pool";
import type { BookingRow } from "../lifecycle/transitions";
import { staysMinor } from "./owed";

/**
 * What a transfer has to come to for a booking whose places were given back: `received` gives less back
 * at once, and all of it where there is no room any more. Null while places are held, or nothing more is
 * taken.
 */
export async function lateTransfer(booking: BookingRow): Promise<BookingDetail["late_transfer"]> {
  if (booking.state !== "expired") return null;
  return {
    least_minor: Math.max(booking.dueNowMinor - staysMinor(booking), 0),
    has_room: await hasRoom(booking),
  };
}

async function hasRoom({ departureId, adults, children }: BookingRow): Promise<boolean> {
  if (departureId === null) return true;
  const [departure] = await db().select().from(departures).where(eq(departures.id, departureId));
  if (!departure || departure.retiredAt) return false;
  return departure.seatsTaken + adults + children.length <= departure.seats;
}
