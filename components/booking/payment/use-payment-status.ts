import { useQuery } from "@tanstack/react-query";
import type { Return } from "./returned-from";

/** Pauses between questions while a payment is pending; after the last one nothing is asked. */
const pausesSeconds = [3, 5, 10, 15, 20, 30, 30, 60, 60, 60, 60, 60, 60, 60];

export const isPending = (state: string) => state === "started" || state === "pending";

/** How a payment stands: asked again by itself as long as it is pending. */
export function usePaymentStatus(order: Return["order"]) {
  const { data, isError, refetch } = useQuery({
    queryKey: ["payment-status", order],
    queryFn: async ({ signal }) =>
      order ? (await import("./payment-calls")).paymentStatus(order, signal) : null,
    retry: false,
    refetchInterval: ({ state: { data: known, dataUpdateCount, errorUpdateCount } }) => {
      const pause = pausesSeconds[dataUpdateCount + errorUpdateCount - 1];
      const isOpen = known === undefined || (known !== null && isPending(known.state));
      return isOpen && pause !== undefined ? pause * 1000 : false;
    },
    refetchOnWindowFocus: ({ state: { data: known } }) =>
      known === undefined || (known !== null && isPending(known.state)),
  });
  return {
    /** null when there is no such payment, undefined until it is known. */
    payment: data,
    away: isError && data === undefined,
    again: () => void refetch(),
  };
}
