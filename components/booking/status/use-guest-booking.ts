import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Booking, BookingState } from "@/lib/contract/bookings";
import { storedAuth } from "@/lib/site/account/auth-storage";
import { bookingKeys } from "../kept-keys";
import type { OpenBooking } from "./guest-calls";
import { showAnswer } from "./show-answer";
import { useOpened } from "./use-opened";

/** How often to look again where something is about to happen. */
const pollMs: Partial<Record<BookingState, number>> = {
  enquiry: 60_000,
  provisional: 15_000,
  invoiced: 15_000,
};

/** The booking that the address names, for whoever holds its key or is signed in. */
export function useGuestBooking(reference: string | undefined) {
  const client = useQueryClient();
  const opened = useOpened({
    queryKey: ["guest-booking", reference],
    queryFn: async ({ signal }) => {
      if (!reference) return null;
      const known = [bookingKeys.inAddress(), bookingKeys.kept(reference), storedAuth()?.token];
      const secrets = [...new Set(known.filter((each) => each !== undefined))];
      return (await import("./guest-calls")).openBooking(reference, secrets, signal);
    },
    refetchInterval: ({ state }) => {
      const open = state.data?.booking.state;
      return open ? (pollMs[open] ?? false) : false;
    },
  });
  const show = useCallback(
    (booking: Booking) =>
      showAnswer<OpenBooking | null>(
        client,
        ["guest-booking", booking.reference],
        (before) => before && { ...before, booking },
      ),
    [client],
  );
  return { ...opened, show };
}
