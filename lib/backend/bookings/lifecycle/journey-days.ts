import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { mostOfferDays } from "@/lib/contract/offer-document";
import { offers } from "../../db/offer-schema";
import { tours } from "../../db/schema";

/**
 * How many days the journey of a booking takes, in SQL: as many as the offer has that became it, or
 * else its tour.
 */
export const journeyDays = (booking: SQLWrapper, tourDays: SQLWrapper): SQL<number> =>
  sql<number>`coalesce((select o.days from ${offers} o where o.booking = ${booking}), ${tourDays})`;

/** How many days any journey takes at the most: which are over is seen from an index as far as it can be. */
export const longestJourney = sql`(select greatest(max(days), ${mostOfferDays}::int) from ${tours})::int`;
