import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { ResourceKind } from "@/lib/contract/desk/resources";
import { bookings } from "./booking-schema";
import { imported, presentMoment } from "./columns";

/** A departure belongs to the rule of its tour, or to the desk as soon as that has decided something about it. */
export type DepartureOrigin = "rule" | "desk";

/** Dated group journeys with seats. One that is retired is not sold: its rule has left it, or sells it no more as it starts soon, or the desk closed it. */
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

/** A guide or a vehicle. */
export const resources = pgTable(
  "resources",
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().$type<ResourceKind>().notNull(),
    name: text().notNull(),
    version: integer().notNull().default(1),
    createdAt: presentMoment(),
  },
  (t) => [uniqueIndex("resources_name").on(t.kind, sql`lower(${t.name})`)],
);

const daterange = customType<{ data: string }>({ dataType: () => "daterange" });

/**
 * For which days a journey takes a guide or a vehicle, or nobody can have it. That a vehicle is not in
 * two places is the database's to see to (`allocations_vehicle_once`, in the migration).
 */
export const allocations = pgTable(
  "allocations",
  {
    id: uuid().primaryKey().defaultRandom(),
    resource: uuid()
      .notNull()
      .references(() => resources.id),
    days: daterange().notNull(),
    departure: text().references(() => departures.id),
    booking: text().references(() => bookings.reference, { onDelete: "cascade" }),
    /** Why nobody can have it, where no journey takes it. */
    why: text().notNull().default(""),
    /** It is a vehicle, which is at one place only. */
    once: boolean().notNull(),
    createdAt: presentMoment(),
  },
  (t) => [
    uniqueIndex("allocations_departure").on(t.departure, t.resource),
    uniqueIndex("allocations_booking").on(t.booking, t.resource),
    index("allocations_days").using("gist", t.days),
    check("allocation_of_one", sql`num_nonnulls(${t.departure}, ${t.booking}) <= 1`),
  ],
);
