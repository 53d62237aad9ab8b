import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import type { Offer } from "@/lib/contract/offers";
import { useOpened } from "../status/use-opened";
import type { OpenOffer, Replaced } from "./offer-calls";
import { isPreview, isReadingKey, offerKeyOf } from "./offer-keys";

/** The offer that the address names, for whoever holds its key. */
export function useOffer(reference: string) {
  const client = useQueryClient();
  const opened = useOpened({
    queryKey: ["offer", reference],
    queryFn: async ({ signal }) => {
      const secret = offerKeyOf(reference);
      if (!secret) return null;
      return (await import("./offer-calls")).openOffer(reference, secret, signal);
    },
  });
  const { open } = opened;
  const guestsKey = open?.offer && !isReadingKey(open.secret) ? open.secret : undefined;
  useEffect(() => {
    if (!guestsKey || isPreview()) return;
    void import("./offer-calls").then(({ sayOpened }) => sayOpened(reference, guestsKey));
  }, [reference, guestsKey]);
  return {
    ...opened,
    show: useCallback(
      (offer: Offer) =>
        client.setQueryData<OpenOffer | Replaced | null>(
          ["offer", reference],
          (before) => before && { ...before, offer },
        ),
      [client, reference],
    ),
  };
}
