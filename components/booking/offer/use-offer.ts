import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import type { Offer } from "@/lib/contract/offers";
import { earlyAnswer } from "@/lib/site/offer/early-answer";
import { useOpened } from "../status/use-opened";
import type { OpenOffer, Replaced } from "./offer-calls";
import { isPreview, isReadingKey, keepOfferKey, offerKeyOf } from "./offer-keys";

/** The offer that the address names, for whoever holds its key. */
export function useOffer(reference: string) {
  const client = useQueryClient();
  const opened = useOpened({
    queryKey: ["offer", reference],
    queryFn: async ({ signal }) => {
      const secret = offerKeyOf(reference);
      if (!secret) return null;
      // What the document has asked for by itself; anything but an offer is asked for again.
      const early = await earlyAnswer(secret);
      if (early?.ok) return openedBy(reference, secret, await early.json());
      return (await import("./offer-calls")).openOffer(reference, secret, signal);
    },
  });
  const { open } = opened;
  const guestsKey = open?.offer && !isReadingKey(open.secret) ? open.secret : undefined;
  useEffect(() => {
    if (!guestsKey || isPreview()) return;
    void sayOpened(reference, guestsKey);
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

/**
 * Says that the guest has opened it (`offerOpenedEndpoint`). Whether that arrives is nothing to them, and
 * the description of the calls, which is large, is not loaded for it.
 */
async function sayOpened(reference: string, secret: string): Promise<void> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${secret}` };
  const path = `/api/offers/${reference}/opened`;
  await fetch(path, { method: "POST", headers, body: "{}" }).catch(() => undefined);
}

/** The offer that a key has opened; trusted, as it comes from this site's own handler. */
function openedBy(reference: string, secret: string, { data }: { data: Offer }): OpenOffer {
  keepOfferKey(reference, secret);
  return { offer: data, secret };
}
