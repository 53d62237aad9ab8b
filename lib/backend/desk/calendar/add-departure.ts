import { deskCalendar } from "@/lib/contract/changes";
import type { ParsedDeskInput } from "@/lib/contract/desk/calls";
import { ApiError } from "@/lib/contract/errors";
import { addDays } from "@/lib/pricing/days";
import { departurePriceMinor } from "@/lib/pricing/party-price";
import { departures } from "../../db/calendar-schema";
import type { Transaction } from "../../db/transaction";
import { type Actor, record } from "../../staff/audit";
import { demandRun } from "./tour-facts";

/**
 * Adds a departure of our own beside those that the rule of a tour makes.
 *
 * @returns its id
 * @throws ApiError `invalid` for a tour or a day that cannot be; `conflict` where there is one that day
 */
export async function addDeparture(
  transaction: Transaction,
  actor: Actor,
  { tour, starts, seats, languages }: ParsedDeskInput<"add-departure">,
): Promise<string> {
  const { db, changed } = transaction;
  const { days, facts } = await demandRun(db, tour, starts);
  // Named as the rule names its own: should it come to this day later, the desk's is there.
  const [added] = await db
    .insert(departures)
    .values({
      id: `${tour}-${starts}`,
      ...{ tourId: tour, starts, seats, languages: [...new Set(languages)], source: "own" },
      ends: addDays(starts, days - 1),
      priceMinor: departurePriceMinor(facts.prices, starts),
      ...{ origin: "desk", hash: "desk" },
    })
    .onConflictDoNothing()
    .returning({ id: departures.id });
  if (!added) throw new ApiError("conflict", { reason: "departure_exists" });
  await record(transaction, actor, {
    action: "add-departure",
    subject: added.id,
    after: { starts, seats, state: "open" },
  });
  changed.add("departures");
  changed.add(deskCalendar);
  return added.id;
}
