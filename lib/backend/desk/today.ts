import { and, asc, eq, gte, sql } from "drizzle-orm";
import { businessDay, now } from "@/lib/clock";
import { may, type Role } from "@/lib/contract/desk/rights";
import type { Journey, Today } from "@/lib/contract/desk/today";
import { LocaleSchema } from "@/lib/contract/locale";
import { addDays } from "@/lib/pricing/days";
import { bookedTitles } from "../bookings/guest/booked-journey";
import { journeyDays, longestJourney } from "../bookings/lifecycle/journey-days";
import { bookings } from "../db/booking-schema";
import { db } from "../db/pool";
import { tours } from "../db/schema";
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

const days = journeyDays(bookings.reference, tours.days);

/** Confirmed parties that travel at any time between two days, by their first. */
async function journeysBetween(from: string, until: string): Promise<Journey[]> {
  const rows = await db()
    .select({ booking: bookings, days })
    .from(bookings)
    .innerJoin(tours, eq(tours.id, bookings.tourId))
    .where(
      and(
        eq(bookings.state, "confirmed"),
        sql`${bookings.starts} <= ${until}::date`,
        sql`${bookings.starts} > ${from}::date - ${longestJourney}`,
        gte(sql`${bookings.starts} + ${days} - 1`, sql`${from}::date`),
      ),
    )
    .orderBy(asc(bookings.starts), asc(bookings.reference));
  const titleOf = await bookedTitles(
    rows.map(({ booking }) => booking),
    "en",
  );
  return rows.map(({ booking, days }) => ({
    booking: booking.reference,
    name: booking.name,
    phone: booking.phone,
    language: LocaleSchema.parse(booking.locale),
    ...{ adults: booking.adults, children: booking.children },
    tour: titleOf(booking.reference),
    starts: booking.starts,
    ends: addDays(booking.starts, days - 1),
    wishes: booking.message,
  }));
}
