import { and, eq } from "drizzle-orm";
import { now } from "@/lib/clock";
import type { ParsedDeskInput } from "@/lib/contract/desk/calls";
import { ApiError } from "@/lib/contract/errors";
import { isTravelled } from "../../bookings/lifecycle/travelled";
import { departures } from "../../db/calendar-schema";
import type { Transaction } from "../../db/transaction";
import type { Actor } from "../../staff/audit";
import { changeDeparture, type DepartureRow, type Seen } from "./change-departure";
import { onIt } from "./on-it";
import { demandRun } from "./tour-facts";

/**
 * Closes a departure: nobody books it any more, nor joins it who pays late. Who has booked stays booked, so whoever closes it must
 * have seen who they are.
 *
 * @throws ApiError `conflict` where it is closed already, or somebody has booked meanwhile
 */
export async function closeDeparture(
  transaction: Transaction,
  actor: Actor,
  { reason, bookings: known, ...seen }: ParsedDeskInput<"close-departure">,
): Promise<void> {
  await changeDeparture(transaction, actor, seen, async (row) => {
    if (!(await isJoined(transaction, row)))
      throw new ApiError("conflict", { reason: "closed_already" });
    const present = await onIt(transaction.db, row.id);
    if (present.some(({ reference }) => !known.includes(reference)))
      throw new ApiError("conflict", { reason: "booked_meanwhile" });
    return {
      action: "close-departure",
      set: { retiredAt: now(), closedReason: reason },
      before: { state: "open" },
      after: { state: "closed", reason: "written", bookings: present.length },
    };
  });
}

/** Whether somebody can still come to be on it: also where it starts too soon to be sold. */
async function isJoined({ db }: Transaction, { id }: DepartureRow): Promise<boolean> {
  return (await db.$count(departures, and(eq(departures.id, id), isTravelled))) > 0;
}

/**
 * Opens a departure again, also one that its rule has left.
 *
 * @throws ApiError `conflict` where it is open; `invalid` where its tour does not run then any more
 */
export async function openDeparture(
  transaction: Transaction,
  actor: Actor,
  seen: Seen,
): Promise<void> {
  await changeDeparture(transaction, actor, seen, async (row) => {
    if (!row.retiredAt) throw new ApiError("conflict", { reason: "open_already" });
    await demandRun(transaction.db, row.tourId, row.starts);
    return {
      action: "open-departure",
      set: { retiredAt: null, closedReason: null },
      before: { state: "closed" },
      after: { state: "open" },
    };
  });
}

/**
 * Makes a departure larger or smaller, never smaller than what is sold and held of it.
 *
 * @throws ApiError `conflict` where more are taken
 */
export async function changeSeats(
  transaction: Transaction,
  actor: Actor,
  { seats, ...seen }: Seen & { seats: number },
): Promise<void> {
  await changeDeparture(transaction, actor, seen, (row) => {
    if (seats < row.seatsTaken) throw new ApiError("conflict", { reason: "seats_taken" });
    return {
      action: "change-seats",
      set: { seats },
      before: { seats: row.seats },
      after: { seats },
    };
  });
}
