import { and, asc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { businessDay } from "@/lib/clock";
import { calendarDays } from "@/lib/contract/desk/calendar-limits";
import type { Allocation, Journey, Resources } from "@/lib/contract/desk/resources";
import { addDays } from "@/lib/pricing/days";
import { bookedTitles } from "../../bookings/guest/booked-journey";
import { live } from "../../bookings/lifecycle/transitions";
import { travelsBetween } from "../../bookings/lifecycle/travels-between";
import { bookings } from "../../db/booking-schema";
import { allocations, departures, resources } from "../../db/calendar-schema";
import { db } from "../../db/pool";
import { tourTexts } from "../../db/schema";
import type { Transaction } from "../../db/transaction";
import { calendar } from "./departure-rows";

/**
 * Whether an allocation still counts: a private journey that was given up or moved to another day takes
 * nothing any more.
 */
export const stands = sql`(${allocations.booking} is null or exists (
  select from ${bookings} b where b.reference = ${allocations.booking}
    and b.starts = lower(${allocations.days})
    and b.state in ('enquiry', 'consultation', 'provisional', 'invoiced', 'confirmed')))`;

const starts = sql<string>`lower(${allocations.days})::text`;
const ends = sql<string>`(upper(${allocations.days}) - 1)::text`;
/** What takes it, in words. */
const what = sql<string>`coalesce(${bookings.name}, ${tourTexts.title}, ${departures.tourId}, ${allocations.why})`;

/** What takes guides and vehicles, by when it begins; conditions are the caller's. */
export const selectAllocations = (on: Transaction["db"], ...conditions: (SQL | undefined)[]) =>
  on
    .select({ row: allocations, starts, ends, what })
    .from(allocations)
    .leftJoin(bookings, eq(bookings.reference, allocations.booking))
    .leftJoin(departures, eq(departures.id, allocations.departure))
    .leftJoin(tourTexts, and(eq(tourTexts.tourId, departures.tourId), eq(tourTexts.locale, "en")))
    .where(and(stands, ...conditions))
    .orderBy(starts, allocations.id);

/** Guides and vehicles with what takes them in three weeks, and the journeys of these. */
export async function resourcesIn(begin?: string): Promise<Resources> {
  const today = businessDay();
  const from = begin ?? today;
  const until = addDays(from, calendarDays - 1);
  const [all, ...those] = await Promise.all([
    db()
      .select({
        id: resources.id,
        kind: resources.kind,
        name: resources.name,
        version: resources.version,
      })
      .from(resources)
      .orderBy(asc(resources.kind), asc(resources.name)),
    privateJourneys(from, until),
    groupJourneys(from),
  ]);
  const journeys = those.flat().sort((a, b) => a.starts.localeCompare(b.starts));
  // A journey may go on after them: who is free on all of its days is seen from more than these weeks.
  const [first = from] = [from, ...journeys.map(({ starts }) => starts)].sort();
  const last = [until, ...journeys.map(({ ends }) => ends)].sort().at(-1);
  const days = sql`daterange(${first}, ${last}, '[]')`;
  const taken = (await selectAllocations(db(), sql`${allocations.days} && ${days}`)).map(shown);
  const isInSight = ({ starts, ends }: Allocation) => starts <= until && ends >= from;
  return {
    ...{ from, until, today, resources: all, journeys },
    allocations: taken.filter(isInSight),
    beyond: taken.filter((each) => !isInSight(each)),
  };
}

function shown({
  row,
  ...dated
}: Awaited<ReturnType<typeof selectAllocations>>[number]): Allocation {
  const kind = row.departure ? "departure" : row.booking ? "booking" : "block";
  return {
    id: row.id,
    resource: row.resource,
    kind,
    of: row.departure ?? row.booking ?? "",
    ...dated,
  };
}

async function privateJourneys(from: string, until: string): Promise<Journey[]> {
  const rows = await db()
    .select({
      id: bookings.reference,
      tourId: bookings.tourId,
      name: bookings.name,
      people: sql<number>`${bookings.adults} + cardinality(${bookings.children})`,
      starts: bookings.starts,
      ends: sql<string>`(${bookings.starts} + ${bookings.days} - 1)::text`,
    })
    .from(bookings)
    .where(
      and(isNull(bookings.departureId), inArray(bookings.state, live), travelsBetween(from, until)),
    );
  const titleOf = await bookedTitles(
    rows.map(({ id, tourId }) => ({ reference: id, tourId })),
    "en",
  );
  return rows.map(({ tourId: _, ...row }) => ({ ...row, kind: "booking", title: titleOf(row.id) }));
}

async function groupJourneys(from: string): Promise<Journey[]> {
  const { departures: those } = await calendar(from);
  return those
    .filter(({ sold, held }) => sold + held > 0)
    .map(({ id, title, starts: first, ends: last, sold, held }) => ({
      ...{ kind: "departure", id, title, name: "", people: sold + held },
      ...{ starts: first, ends: last },
    }));
}
