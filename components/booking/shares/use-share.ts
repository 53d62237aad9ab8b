import { useQueryOfAddress } from "@/components/url-state/use-query-of-address";
import { providerNames } from "@/lib/contract/provider-names";
import { shareKeys } from "../kept-keys";
import { useOpened } from "../status/use-opened";

const tracking = /^[A-Za-z0-9-]{1,60}$/;
const merchant = /^[A-Za-z0-9-]{1,50}$/;
const pauseMs = 5_000;

/** The share that the address names, for whoever holds its key; also on the way back from paying it. */
export function useShare(share: string) {
  const query = useQueryOfAddress();
  const order = query ? orderIn(query) : undefined;
  const opened = useOpened({
    queryKey: ["share", share, order?.order_tracking_id],
    queryFn: async ({ signal }) => {
      const secret = shareKeys.known(share);
      if (!secret) return null;
      return (await import("./share-calls")).openShare(share, secret, order, signal);
    },
    enabled: query !== undefined && query !== null,
    refetchInterval: ({ state }) => (state.data?.came === "pending" ? pauseMs : false),
  });
  return {
    ...opened,
    /** The payment page was closed without paying. */
    closed: query?.get("cancelled") === "1",
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
