import { and, eq, isNull } from "drizzle-orm";
import { businessDay } from "@/lib/clock";
import { ApiError } from "@/lib/contract/errors";
import { notBookable } from "@/lib/pricing/days";
import { notRunning } from "@/lib/pricing/runs";
import { tours } from "../../db/schema";
import type { Transaction } from "../../db/transaction";

/**
 * A shared tour that is offered and starts on a day.
 *
 * @throws ApiError `conflict` for another tour; `invalid` for a day on which it does not run, with the nearest
 */
export async function demandRun(db: Transaction["db"], tour: string, starts: string) {
  const [row] = await db
    .select({ tripType: tours.tripType, days: tours.days, facts: tours.facts })
    .from(tours)
    .where(and(eq(tours.id, tour), isNull(tours.retiredAt)));
  if (row?.tripType !== "shared") throw new ApiError("conflict", { reason: "not_shared" });
  const today = businessDay();
  const wrong = notBookable(starts, today) ?? notRunning(row.facts.runs, starts, today);
  if (wrong) throw new ApiError("invalid", { fields: { starts: [wrong] } });
  return row;
}
