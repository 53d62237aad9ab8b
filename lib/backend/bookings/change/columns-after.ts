import { beforeStart } from "../lifecycle/hold-end";
import type { BookingRow } from "../lifecycle/transitions";
import { changedTerms } from "../money/refund-due";
import type { PricedChange } from "./priced-change";

export type Becomes = Pick<PricedChange, "before" | "after" | "price" | "departureId" | "ours">;

/** What a change writes into the row of its booking; laid over it, the booking as it would be. */
export function columnsAfter(
  booking: BookingRow,
  { after, price, departureId, ours }: Omit<Becomes, "before">,
) {
  return {
    ...after,
    ...{ departureId, price, totalMinor: price.total_minor, balanceDue: price.balance_due },
    seats: departureId === null ? 0 : after.adults + after.children.length,
    dueNowMinor:
      booking.state === "confirmed"
        ? Math.min(booking.dueNowMinor, price.total_minor)
        : price.due_now_minor,
    holdUntil: booking.holdUntil && beforeStart(booking.holdUntil, after.starts),
    ...changedTerms(booking, { starts: after.starts, ours }),
  };
}
