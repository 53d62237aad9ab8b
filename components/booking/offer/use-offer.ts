import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import type { Offer } from "@/lib/contract/offers";
import type { OpenOffer, Replaced } from "./offer-calls";
import { isPreview, isReadingKey, offerKeyOf } from "./offer-keys";

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
  const guestsKey = data?.offer && !isReadingKey(data.secret) ? data.secret : undefined;
  useEffect(() => {
    if (!guestsKey || isPreview()) return;
    void import("./offer-calls").then(({ sayOpened }) => sayOpened(reference, guestsKey));
  }, [reference, guestsKey]);
  return {
    /** null when nothing opens it, undefined until it is known. */
    open: data,
    away: isError && data === undefined,
    show: useCallback(
      (offer: Offer) =>
        client.setQueryData<OpenOffer | Replaced | null>(
          ["offer", reference],
          (before) => before && { ...before, offer },
        ),
      [client, reference],
    ),
    again: useCallback(() => void refetch(), [refetch]),
  };
}
