import { createContext, useContext } from "react";
import type { Booking } from "@/lib/contract/bookings";
import type { OpenBooking } from "./guest-calls";

interface Guest {
  open: OpenBooking;
  /** Takes over the booking as the site answered it. */
  show(booking: Booking): void;
  /** Asks the site how it is now. */
  again(): void;
}

export const GuestContext = createContext<Guest | null>(null);

/** The booking that is open on this page. */
export function useGuest(): Guest {
  const guest = useContext(GuestContext);
  if (!guest) throw new Error("useGuest needs an open booking around it");
  return guest;
}
