import { useQuery } from "@tanstack/react-query";
import { bookingEngine } from "./booking-store";

/** The tour of a booking with its dates; null when it is not offered, undefined until it is known. */
export function useBookedTour(slug: string | null) {
  const { data, isError, refetch } = useQuery({
    queryKey: ["booked-tour", slug],
    queryFn: async ({ signal }) => (await bookingEngine.load()).bookedTour(slug ?? "", signal),
    enabled: slug !== null,
    staleTime: 60_000,
    retry: 1,
  });
  return { booked: data, failed: isError && data === undefined, again: () => void refetch() };
}
