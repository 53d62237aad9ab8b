import { and, eq } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { businessDay, now } from "@/lib/clock";
import { deskCalendar } from "@/lib/contract/changes";
import { ApiError } from "@/lib/contract/errors";
import { departures } from "../../db/calendar-schema";
import type { AuditValues } from "../../db/staff-schema";
import type { Transaction } from "../../db/transaction";
import { type Actor, record } from "../../staff/audit";

export type DepartureRow = typeof departures.$inferSelect;

/** The departure that is meant, as it was when whoever acts saw it. */
export interface Seen {
  departure: string;
  version: number;
}

interface Change {
  /** What the record calls it. */
  action: string;
  set: Omit<PgUpdateSetSource<typeof departures>, "id" | "version" | "origin">;
  before?: AuditValues;
  after?: AuditValues;
}

/**
 * Decides something about a departure that nobody else has decided about since it was seen, and notes
 * who did. From then on it is the desk's: no import touches it. Its row is held until the end, so that
 * nobody takes seats on it meanwhile.
 *
 * @throws ApiError `not_found`; `conflict` when somebody was faster, when it has begun, or when
 * `change` refuses
 */
export async function changeDeparture(
  transaction: Transaction,
  actor: Actor,
  { departure, version }: Seen,
  change: (row: DepartureRow) => Change | Promise<Change>,
): Promise<void> {
  const { db, changed } = transaction;
  const [row] = await db
    .select()
    .from(departures)
    .where(eq(departures.id, departure))
    .for("update");
  if (!row) throw new ApiError("not_found");
  if (row.version !== version) throw new ApiError("conflict", { reason: "changed_meanwhile" });
  if (row.starts <= businessDay()) throw new ApiError("conflict", { reason: "departure_left" });
  const { action, set, before, after } = await change(row);
  await db
    .update(departures)
    .set({ ...set, origin: "desk", version: version + 1, updatedAt: now() })
    .where(and(eq(departures.id, departure), eq(departures.version, version)));
  await record(transaction, actor, {
    action,
    subject: departure,
    ...(before && { before }),
    ...(after && { after }),
  });
  // Whoever shows which there are shows this one no more, or again.
  changed.add("retiredAt" in set ? "departures" : `departure:${departure}`);
  changed.add(deskCalendar);
}
