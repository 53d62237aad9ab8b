import { and, desc, eq, not, sql } from "drizzle-orm";
import { businessDay } from "@/lib/clock";
import type { DepartureDetail } from "@/lib/contract/desk/calendar";
import { ApiError } from "@/lib/contract/errors";
import { LocaleSchema } from "@/lib/contract/locale";
import { isGuaranteed } from "@/lib/pricing/guaranteed";
import { staysMinor } from "../../bookings/money/owed";
import { holdsSeats } from "../../bookings/waiting-list/holds-seats";
import { waitingList } from "../../db/booking-schema";
import { departures } from "../../db/calendar-schema";
import { db } from "../../db/pool";
import { type AuditValues, audit, staff } from "../../db/staff-schema";
import { selectDepartures, shownDeparture } from "./departure-rows";
import { onIt } from "./on-it";

const historyShown = 20;

/** One departure: seats, who is on it, who waits, and who decided what. */
export async function oneDeparture(id: string): Promise<DepartureDetail> {
  const [[found], booked, [waiting], history] = await Promise.all([
    selectDepartures(eq(departures.id, id)),
    onIt(db(), id),
    db()
      .select({ seats: sql<number>`coalesce(sum(${waitingList.seats}), 0)::int` })
      .from(waitingList)
      .where(and(eq(waitingList.departureId, id), not(holdsSeats(waitingList)))),
    decisionsOn(id),
  ]);
  if (!found) throw new ApiError("not_found");
  const { departure: row } = found;
  return {
    ...shownDeparture(found),
    languages: LocaleSchema.array().parse(row.languages),
    source: row.source === "partner" ? "partner" : "own",
    price_minor: row.priceMinor,
    waiting: waiting?.seats ?? 0,
    left: row.starts <= businessDay(),
    guaranteed: isGuaranteed(row.starts, businessDay()),
    on_it: booked.map((booking) => ({
      reference: booking.reference,
      name: booking.name,
      people: booking.adults + booking.children.length,
      state: booking.state,
      hold_until: booking.holdUntil?.toISOString() ?? null,
      balance_minor: Math.max(0, booking.totalMinor - staysMinor(booking)),
      balance_due: booking.balanceDue,
    })),
    history,
  };
}

async function decisionsOn(id: string): Promise<DepartureDetail["history"]> {
  const rows = await db()
    .select({ row: audit, name: staff.name })
    .from(audit)
    .leftJoin(staff, sql`${staff.id}::text = ${audit.actorId}`)
    .where(eq(audit.subject, id))
    .orderBy(desc(audit.id))
    .limit(historyShown);
  return rows.map(({ row, name }) => ({
    action: row.action,
    by: name ?? row.actorKind,
    at: row.at.toISOString(),
    change: seatsFrom(row.before, row.after),
  }));
}

const seatsFrom = (before: AuditValues, after: AuditValues) =>
  before.seats === undefined ? "" : `${before.seats} → ${after.seats}`;
