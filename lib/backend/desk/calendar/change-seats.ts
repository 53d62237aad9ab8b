import { ApiError } from "@/lib/contract/errors";
import type { Transaction } from "../../db/transaction";
import type { Actor } from "../../staff/audit";
import { changeDeparture, type Seen } from "./change-departure";

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
