import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { useQueryOfAddress } from "@/components/url-state/use-query-of-address";
import { providerNames } from "@/lib/contract/provider-names";
import { shareKeyOf } from "./share-keys";

const tracking = /^[A-Za-z0-9-]{1,60}$/;
const merchant = /^[A-Za-z0-9-]{1,50}$/;
const pauseMs = 5_000;

/** The share that the address names, for whoever holds its key; also on the way back from paying it. */
export function useShare(share: string) {
  const query = useQueryOfAddress();
  const order = query ? orderIn(query) : undefined;
  const { data, isError, refetch } = useQuery({
    queryKey: ["share", share, order?.order_tracking_id],
    queryFn: async ({ signal }) => {
      const secret = shareKeyOf(share);
      if (!secret) return null;
      return (await import("./share-calls")).openShare(share, secret, order, signal);
    },
    enabled: query !== undefined && query !== null,
    retry: 1,
    refetchInterval: ({ state }) => (state.data?.came === "pending" ? pauseMs : false),
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
    /** The payment page was closed without paying. */
    closed: query?.get("cancelled") === "1",
    again: useCallback(() => void refetch(), [refetch]),
  };
}

/** Which order the provider says it brings back; nothing of it is believed. */
function orderIn(query: URLSearchParams) {
  const order_tracking_id = query.get(providerNames.order) ?? "";
  const merchant_reference = query.get(providerNames.reference) ?? "";
  return tracking.test(order_tracking_id) && merchant.test(merchant_reference)
    ? { order_tracking_id, merchant_reference }
    : undefined;
}
