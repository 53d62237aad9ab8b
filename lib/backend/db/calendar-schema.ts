import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { imported } from "./columns";

/** A departure belongs to the rule of its tour, or to the desk as soon as that has decided something about it. */
export type DepartureOrigin = "rule" | "desk";

/** Dated group journeys with seats. One that is retired is not sold: its rule has left it, or the desk closed it. */
export const departures = pgTable(
  "departures",
  {
    id: text().primaryKey(),
    tourId: text().notNull(),
    starts: date().notNull(),
    ends: date().notNull(),
    priceMinor: integer().notNull(),
    languages: text().array().notNull(),
    source: text().notNull(),
    seats: smallint().notNull(),
    seatsTaken: smallint().notNull().default(0),
    origin: text().$type<DepartureOrigin>().notNull().default("rule"),
    /** Why the desk has closed it; null while it is open, or where its rule has left it. */
    closedReason: text(),
    version: integer().notNull().default(1),
    ...imported,
  },
  (t) => [
    index("departures_tour").on(t.tourId, t.starts),
    index("departures_starts").on(t.starts),
    check("departure_origin", sql`${t.origin} in ('rule', 'desk')`),
    check("departure_closed", sql`${t.closedReason} is null or ${t.origin} = 'desk'`),
    check("never_oversold", sql`${t.seatsTaken} between 0 and ${t.seats}`),
  ],
);
