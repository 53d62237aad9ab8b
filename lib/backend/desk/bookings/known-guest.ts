import { ApiError } from "@/lib/contract/errors";
import { isForgotten } from "../../bookings/lifecycle/forgotten-guest";
import { lockBooking } from "../../bookings/lifecycle/lock-booking";
import type { BookingRow } from "../../bookings/lifecycle/transitions";
import type { Transaction } from "../../db/transaction";

/**
 * A booking of which somebody knows whose it is, held. @throws ApiError `not_found`; `conflict` where its
 * guest was erased, who is not written down again
 */
export async function lockKnownGuest(
  transaction: Transaction,
  reference: string,
): Promise<BookingRow> {
  const row = await lockBooking(transaction, reference);
  if (!row) throw new ApiError("not_found");
  if (isForgotten(row)) throw new ApiError("conflict", { reason: "guest_erased" });
  return row;
}
