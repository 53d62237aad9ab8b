import { and, eq, isNotNull, lte, sql } from "drizzle-orm";
import { now } from "@/lib/clock";
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
 * Adds a departure of our own beside those that the rule of a tour makes. One that the rule has left is
 * taken over: its day is the desk's from then on, and who is on it stays.
 *
 * @returns its id
 * @throws ApiError `invalid` for a tour or a day that cannot be; `conflict` where there is one that day,
 * or more seats are taken there
 */
export async function addDeparture(
  transaction: Transaction,
  actor: Actor,
  { tour, starts, seats, languages }: ParsedDeskInput<"add-departure">,
): Promise<string> {
  const { db, changed } = transaction;
  const { days, facts } = await demandRun(db, tour, starts);
  // Named as the rule names its own: should it come to this day later, the desk's is there.
  const id = `${tour}-${starts}`;
  const added = {
    ...{ seats, languages: [...new Set(languages)], source: "own" },
    ends: addDays(starts, days - 1),
    priceMinor: departurePriceMinor(facts.prices, starts),
    ...{ origin: "desk" as const, hash: "desk" },
  };
  const [row] = await db
    .insert(departures)
    .values({ id, tourId: tour, starts, ...added })
    .onConflictDoUpdate({
      target: departures.id,
      set: {
        ...{ ...added, retiredAt: null, updatedAt: now() },
        version: sql`${departures.version} + 1`,
      },
      setWhere: and(leftByRule, lte(departures.seatsTaken, seats)),
    })
    .returning({ id: departures.id });
  if (!row) throw new ApiError("conflict", { reason: await whyNot(transaction, id) });
  await record(transaction, actor, {
    action: "add-departure",
    subject: id,
    after: { starts, seats, state: "open" },
  });
  changed.add("departures");
  changed.add(deskCalendar);
  return id;
}

const leftByRule = and(eq(departures.origin, "rule"), isNotNull(departures.retiredAt));

async function whyNot({ db }: Transaction, id: string) {
  const isLeft = (await db.$count(departures, and(eq(departures.id, id), leftByRule))) > 0;
  return isLeft ? "seats_taken" : "departure_exists";
}
