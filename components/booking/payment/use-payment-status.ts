import { useQuery } from "@tanstack/react-query";
import { ApiError } from "@/lib/contract/errors";
import type { Return } from "./returned-from";

/** Pauses between questions while a payment is pending; after the last one nothing is asked. */
const pausesSeconds = [3, 5, 10, 15, 20, 30, 30, 60, 60, 60, 60, 60, 60, 60];

/** How the payment stands: asked again by itself as long as it is pending. */
export function usePaymentStatus(order: Return["order"]) {
  const { data, error, refetch } = useQuery({
    queryKey: ["payment-status", order],
    queryFn: async ({ signal }) => {
      if (!order) throw new ApiError("not_found");
      return (await import("./payment-calls")).paymentStatus(order, signal);
    },
    enabled: order !== undefined,
    retry: false,
    refetchInterval: ({ state }) => {
      const isOpen = !state.data || isPending(state.data.state);
      const isUnknown = state.error instanceof ApiError && state.error.code === "not_found";
      const asked = state.dataUpdateCount + state.errorUpdateCount;
      const pause = pausesSeconds[asked - 1];
      return isOpen && !isUnknown && pause !== undefined ? pause * 1000 : false;
    },
    refetchOnWindowFocus: ({ state }) => !state.data || isPending(state.data.state),
  });
  return {
    payment: data,
    unknown: error instanceof ApiError && error.code === "not_found",
    away: error !== null && data === undefined,
    again: () => void refetch(),
  };
}

export const isPending = (state: string) => state === "started" || state === "pending";
