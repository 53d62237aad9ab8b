import type { Booking } from "@/lib/contract/bookings";
import { takesOnlinePayments } from "../../provider/provider-in-use";
import { type BookingRow, live } from "../lifecycle/transitions";
import { isHeld, owed } from "../money/owed";

const guestActions = ["agree", "pay", "invoice", "accept", "answer", "change", "cancel"] as const;

/** What the guest can do with a booking now. */
export function actionsOf(
  booking: BookingRow,
  today: string,
  hasProposal = true,
): Booking["actions"] {
  const { state, starts, proposed, asksConsent } = booking;
  // A hold may reach past the first day; who has not paid by its evening has not travelled.
  const waitsForDeposit =
    (state === "provisional" || state === "invoiced") && isHeld(booking) && starts >= today;
  const owesBalance = state === "confirmed" && owed(booking).balanceMinor > 0 && starts > today;
  const can: Record<Booking["actions"][number], boolean> = {
    agree: asksConsent && live.includes(state),
    pay: takesOnlinePayments() && !asksConsent && (waitsForDeposit || owesBalance),
    invoice: waitsForDeposit && !asksConsent,
    accept: !asksConsent && state === "consultation" && proposed.some((day) => day > today),
    answer: hasProposal && live.includes(state) && starts > today,
    change: live.includes(state) && starts > today,
    cancel: live.includes(state) && starts > today,
  };
  return guestActions.filter((each) => can[each]);
}

/** The documents of a booking that there are now. */
export function documentsOf({ state, invoice, paidMinor }: BookingRow): Booking["papers"] {
  const has: Record<Booking["papers"][number], boolean> = {
    invoice: invoice !== null,
    receipt: paidMinor > 0,
    "trip-pack": state === "confirmed",
    calendar: state === "confirmed",
  };
  return (["invoice", "receipt", "trip-pack", "calendar"] as const).filter((each) => has[each]);
}
