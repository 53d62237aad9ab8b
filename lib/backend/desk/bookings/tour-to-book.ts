import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import { businessDay } from "@/lib/clock";
import type { TourToBook } from "@/lib/contract/desk/new-booking";
import { ApiError } from "@/lib/contract/errors";
import { referenceData } from "../../catalogue/reference-data";
import { selectTours, tourCard } from "../../catalogue/tour-card";
import { tourExtras } from "../../catalogue/tour-extras";
import { departures } from "../../db/calendar-schema";
import { db } from "../../db/pool";
import { tours } from "../../db/schema";

const departuresShown = 60;

/** A tour as far as selling it on the telephone asks for it. @throws ApiError `not_found` */
export async function tourToBook(id: string): Promise<TourToBook> {
  const [[row], words, dates] = await Promise.all([
    selectTours("en", eq(tours.id, id)),
    referenceData("en"),
    db()
      .select({
        starts: departures.starts,
        source: departures.source,
        free: sql<number>`${departures.seats} - ${departures.seatsTaken}`,
      })
      .from(departures)
      .where(
        and(
          eq(departures.tourId, id),
          isNull(departures.retiredAt),
          gt(departures.starts, businessDay()),
          sql`${departures.seats} > ${departures.seatsTaken}`,
        ),
      )
      .orderBy(asc(departures.starts))
      .limit(departuresShown),
  ]);
  if (!row) throw new ApiError("not_found");
  const { title, trip_type, min_age } = tourCard(row, words);
  const { facts } = row.tour;
  return {
    ...{ id, title, trip_type, min_age, party_max: facts.party_max, runs: facts.runs },
    extras: tourExtras(facts.extras, words).map(({ key, text }) => ({ key, text })),
    departures: dates.map(({ source, ...date }) => ({
      ...date,
      source: source === "own" ? "own" : "partner",
    })),
  };
}
