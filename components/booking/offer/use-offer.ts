import { useCallback, useEffect, useRef, useState } from "react";
import { onFirstTouch } from "@/components/ui/first-touch";
import { nowMs } from "@/lib/clock";
import type { Offer } from "@/lib/contract/offers";
import { earlyAnswer } from "@/lib/site/offer/early-answer";
import { isPreview, isReadingKey, offerKeys } from "../kept-keys";
import type { OfferWatch } from "./offer-watch";
import type { Opened, OpenedState } from "./opened";

/** The offer that the address names, for whoever holds its key. */
export function useOffer(reference: string) {
  const [{ open, away }, tell] = useState<OpenedState>({ open: undefined, away: false });
  const now = useRef<Opened>(undefined);
  const readAtMs = useRef(0);
  const watching = useRef<Promise<OfferWatch | undefined>>(undefined);
  const set = useCallback((state: OpenedState) => {
    now.current = state.open;
    tell(state);
  }, []);
  /** What asks is loaded once somebody is there: until then what the document has asked for is enough. */
  const watch = useCallback(() => {
    watching.current ??= import("./offer-watch").then(
      ({ watchOffer }) =>
        watchOffer(reference, { open: now.current, readAtMs: readAtMs.current }, set),
      () => {
        watching.current = undefined;
        if (now.current === undefined) set({ open: undefined, away: true });
        return undefined;
      },
    );
    return watching.current;
  }, [reference, set]);
  const again = useCallback(() => {
    const isNew = watching.current === undefined && now.current === undefined;
    void watch().then((watched) => isNew || watched?.again());
  }, [watch]);

  useEffect(() => {
    let isEnded = false;
    let stop = () => {};
    const begin = async () => {
      const first = await openedEarly(reference);
      if (isEnded) return;
      if (first === undefined) return again();
      readAtMs.current = nowMs();
      set({ open: first, away: false });
      stop = onFirstTouch(() => watch().then(Boolean));
    };
    void begin();
    window.addEventListener("hashchange", again);
    return () => {
      isEnded = true;
      stop();
      window.removeEventListener("hashchange", again);
      void watching.current?.then((watched) => watched?.end());
      watching.current = undefined;
    };
  }, [reference, again, watch, set]);

  const guestsKey = open?.offer && !isReadingKey(open.secret) ? open.secret : undefined;
  useEffect(() => {
    if (!guestsKey || isPreview()) return;
    void sayOpened(reference, guestsKey);
  }, [reference, guestsKey]);
  const show = useCallback(
    (offer: Offer) => {
      const before = now.current;
      if (!before) return;
      const shown = { ...before, offer };
      set({ open: shown, away: false });
      void watching.current?.then((watched) => watched?.show(shown));
    },
    [set],
  );
  return { open, away, again, show };
}

/** What the document has asked for by itself; undefined where anything but an offer came of it. */
async function openedEarly(reference: string): Promise<Opened> {
  const secret = offerKeys.known(reference);
  if (!secret) return null;
  const early = await earlyAnswer(secret);
  const answer = early?.ok ? await early.json().catch(() => undefined) : undefined;
  if (!answer) return undefined;
  offerKeys.keep(reference, secret);
  // Trusted, as it comes from this site's own handler.
  return { offer: answer.data as Offer, secret };
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
