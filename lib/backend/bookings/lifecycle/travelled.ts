import { and, isNull, or, sql } from "drizzle-orm";
import { businessTimeZone } from "@/lib/clock";
import { leadDays } from "../../content/lead-days";
import { departures } from "../../db/calendar-schema";

/**
 * A departure on which people travel who have booked it or asked for it in time, be it that nobody new
 * can: one that is sold, or that nobody has closed and its rule has left for no other reason than that it starts soon.
 */
export const isTravelled = or(
  isNull(departures.retiredAt),
  and(
    isNull(departures.closedReason),
    sql`(${departures.retiredAt} at time zone ${businessTimeZone})::date > ${departures.starts} - ${leadDays}::int`,
  ),
);
