import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import type { Offer } from "@/lib/contract/offers";
import type { OpenOffer } from "./offer-calls";
import { offerKeyOf } from "./offer-keys";

/** The offer that the address names, for whoever holds its key. */
export function useOffer(reference: string) {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery({
    queryKey: ["offer", reference],
    queryFn: async ({ signal }) => {
      const secret = offerKeyOf(reference);
      if (!secret) return null;
      return (await import("./offer-calls")).openOffer(reference, secret, signal);
    },
    retry: 1,
  });
  useEffect(() => {
    const again = () => void refetch();
    window.addEventListener("hashchange", again);
    return () => window.removeEventListener("hashchange", again);
  }, [refetch]);
  return {
    /** null when nothing opens it, undefined until it is known. */
    open: data,
    away: isError && data === undefined,
    show: useCallback(
      (offer: Offer) =>
        client.setQueryData<OpenOffer | null>(
          ["offer", reference],
          (before) => before && { ...before, offer },
        ),
      [client, reference],
    ),
    again: useCallback(() => void refetch(), [refetch]),
  };
}
