import { sql } from "drizzle-orm";
import type { OfferWarning } from "@/lib/contract/desk/offers";
import type { ResourceKind } from "@/lib/contract/desk/resources";
import { bookings } from "../../db/booking-schema";
import { allocations, resources } from "../../db/calendar-schema";
import { db } from "../../db/pool";
import { stands } from "./resource-rows";

const seatsOfVehicle = 6;

/** Whether the calendar has nobody or nothing left for a party on all of some days. */
export async function capacityWarnings(
  from: string,
  until: string,
  people: number,
): Promise<OfferWarning[]> {
  const isTaken = sql`exists (select from ${allocations}
    left join ${bookings} on ${bookings.reference} = ${allocations.booking}
    where ${allocations.resource} = ${resources.id} and ${stands}
      and ${allocations.days} && daterange(${from}, ${until}, '[]'))`;
  const rows = await db()
    .select({
      kind: resources.kind,
      all: sql<number>`count(*)::int`,
      free: sql<number>`(count(*) filter (where not ${isTaken}))::int`,
    })
    .from(resources)
    .groupBy(resources.kind);
  const isShort = (kind: ResourceKind, needed: number) =>
    rows.some((row) => row.kind === kind && row.all > 0 && row.free < needed);
  const vehicles = Math.ceil(people / seatsOfVehicle);
  return [
    ...(isShort("vehicle", vehicles) ? [{ kind: "no_vehicle" as const }] : []),
    ...(isShort("guide", 1) ? [{ kind: "no_guide" as const }] : []),
  ];
}
