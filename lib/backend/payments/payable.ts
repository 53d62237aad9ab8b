import { businessDay } from "@/lib/clock";
import type { BookingState, PaymentPurpose } from "@/lib/contract/bookings";
import { ApiError } from "@/lib/contract/errors";
import { actionsOf } from "../bookings/guest/actions";
import type { BookingRow } from "../bookings/lifecycle/transitions";
import { isHeld, owed } from "../bookings/money/owed";

const waiting: BookingState[] = ["provisional", "invoiced"];

/**
 * What a booking owes for a purpose, in minor units: the deposit is what confirms it, the balance
 * everything that is left of its price.
 *
 * @throws ApiError `conflict` with the reason why nothing can be paid now
 */
export function payableMinor(booking: BookingRow, purpose: PaymentPurpose): number {
  const refusal = (reason: string) => new ApiError("conflict", { reason });
  const { dueNowMinor, balanceMinor } = owed(booking);
  const amountMinor = purpose === "deposit" ? dueNowMinor : dueNowMinor + balanceMinor;
  if (actionsOf(booking, businessDay()).includes("pay") && amountMinor > 0) return amountMinor;
  if (booking.state === "confirmed" && amountMinor === 0) throw refusal("paid_already");
  const isTooLate =
    booking.state === "expired" || (waiting.includes(booking.state) && !isHeld(booking));
  throw refusal(isTooLate ? "hold_ended" : "not_now");
}
