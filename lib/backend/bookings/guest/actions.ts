import type { Booking, BookingState } from "@/lib/contract/bookings";
import { takesOnlinePayments } from "../../provider/provider-in-use";
import type { BookingRow } from "../lifecycle/transitions";
import { isHeld, owed } from "../money/owed";

const live: BookingState[] = ["enquiry", "consultation", "provisional", "invoiced", "confirmed"];

/** What the guest can do with a booking now. */
export function actionsOf(booking: BookingRow, today: string): Booking["actions"] {
  const { state, starts, proposed } = booking;
  const waitsForDeposit = (state === "provisional" || state === "invoiced") && isHeld(booking);
  const owesBalance = state === "confirmed" && owed(booking).balanceMinor > 0 && starts > today;
  const can: Record<Booking["actions"][number], boolean> = {
    pay: takesOnlinePayments() && (waitsForDeposit || owesBalance),
    invoice: waitsForDeposit,
    accept: state === "consultation" && proposed.some((day) => day > today),
    change: live.includes(state) && starts > today,
    cancel: live.includes(state) && starts > today,
  };
  return (["pay", "invoice", "accept", "change", "cancel"] as const).filter((each) => can[each]);
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
