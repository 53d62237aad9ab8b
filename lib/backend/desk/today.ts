import { and, asc, eq } from "drizzle-orm";
import { businessDay, now } from "@/lib/clock";
import { may, type Role } from "@/lib/contract/desk/rights";
import type { Journey, Today } from "@/lib/contract/desk/today";
import { LocaleSchema } from "@/lib/contract/locale";
import { addDays } from "@/lib/pricing/days";
import { bookedTitles } from "../bookings/guest/booked-journey";
import { travelsBetween } from "../bookings/lifecycle/travels-between";
import { bookings } from "../db/booking-schema";
import { db } from "../db/pool";
import { dueUntil } from "./due";
import { failedEmails } from "./failed-emails";

const daysAhead = 7;

/** What a day at the desk begins with: who travels, what is due to whoever looks, and which mails did not arrive. */
export async function today(role: Role): Promise<Today> {
  const day = businessDay();
  const until = addDays(day, daysAhead);
  const [journeys, due, emails] = await Promise.all([
    journeysBetween(day, until),
    dueUntil(until),
    failedEmails(),
  ]);
  const seen = due.filter(({ offer }) => offer === null || may(role, "offer"));
  return { today: day, until, journeys, due: seen, emails, now: now().toISOString() };
}

/** Confirmed parties that travel at any time between two days, by their first. */
async function journeysBetween(from: string, until: string): Promise<Journey[]> {
  const rows = await db()
    .select()
    .from(bookings)
    .where(and(eq(bookings.state, "confirmed"), travelsBetween(from, until)))
    .orderBy(asc(bookings.starts), asc(bookings.reference));
  const titleOf = await bookedTitles(rows, "en");
  return rows.map((booking) => ({
    booking: booking.reference,
    name: booking.name,
    phone: booking.phone,
    language: LocaleSchema.parse(booking.locale),
    ...{ adults: booking.adults, children: booking.children },
    tour: titleOf(booking.reference),
    starts: booking.starts,
    ends: addDays(booking.starts, booking.days - 1),
    wishes: booking.message,
  }));
}
