import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import type { Booking, BookingState } from "@/lib/contract/bookings";
import { storedAuth } from "@/lib/site/account/auth-storage";
import { keptKey, keyInAddress } from "./booking-keys";
import type { OpenBooking } from "./guest-calls";

/** How often to look again where something is about to happen. */
const pollMs: Partial<Record<BookingState, number>> = {
  enquiry: 60_000,
  provisional: 15_000,
  invoiced: 15_000,
};

/** The booking that the address names, for whoever holds its key or is signed in. */
export function useGuestBooking(reference: string | undefined) {
  const client = useQueryClient();
  const queryKey = ["guest-booking", reference];
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      if (!reference) return null;
      const known = [keyInAddress(), keptKey(reference), storedAuth()?.token];
      const secrets = [...new Set(known.filter((each) => each !== undefined))];
      return (await import("./guest-calls")).openBooking(reference, secrets, signal);
    },
    retry: 1,
    refetchInterval: ({ state }) => {
      const open = state.data?.booking.state;
      return open ? (pollMs[open] ?? false) : false;
    },
  });
  useEffect(() => {
    const again = () => void refetch();
    window.addEventListener("hashchange", again);
    return () => window.removeEventListener("hashchange", again);
  }, [refetch]);
  const show = useCallback(
    (booking: Booking) =>
      client.setQueryData<OpenBooking | null>(
        ["guest-booking", booking.reference],
        (before) => before && { ...before, booking },
      ),
    [client],
  );
  return {
    /** null when nothing opens it, undefined until it is known. */
    open: data,
    /** It could not be asked for, and nothing is known from before. */
    away: isError && data === undefined,
    show,
    again: useCallback(() => void refetch(), [refetch]),
  };
}
