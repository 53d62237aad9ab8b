"use client";

import { type MouseEvent, useEffect, useState } from "react";
import { OfferPage } from "@/components/booking/offer/offer-page";
import { JustLookingProvider } from "@/components/booking/status/just-looking";
import { callDesk } from "@/components/desk/call-desk";
import { hearingEvent, savedEvent } from "@/components/desk/offers/saved-event";
import { offerWords as words } from "@/components/desk/words/words";
import { useHydrated } from "@/components/form/use-hydrated";
import type { Locale } from "@/lib/contract/locales";
import type { Offer } from "@/lib/contract/offers";

interface PreviewedOfferProps {
  first: Offer;
  language: Locale;
  /** Of the site in that language: there its links lead. */
  origin: string;
}

/** An offer as its guest would read it: it follows what is saved, and nothing in it calls the site. */
export function PreviewedOffer({ first, language, origin }: PreviewedOfferProps) {
  const [offer, setOffer] = useState(first);
  useEffect(() => {
    let asked = 0;
    const again = () => {
      asked += 1;
      const now = asked;
      callDesk("preview-offer", { offer: first.reference, language }).then(
        // Of two that were asked for soon after each other the first may be answered last.
        (later) => now === asked && setOffer(later),
        // What was there stays where the desk is away: the screen around it says so.
        () => undefined,
      );
    };
    window.addEventListener(savedEvent, again);
    window.frameElement?.dispatchEvent(new Event(hearingEvent));
    return () => window.removeEventListener(savedEvent, again);
  }, [first.reference, language]);
  // As for its guest, who opens it with a key: what a browser writes of dates is the browser's.
  if (!useHydrated()) return null;
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link?.origin !== window.location.origin) return;
    event.preventDefault();
    window.open(origin + link.pathname + link.search + link.hash, "_blank", "noreferrer");
  };
  return (
    // It hears what its links are pressed with, by keys too.
    <div onClickCapture={follow}>
      <JustLookingProvider value={words.onlyLooked}>
        <OfferPage open={{ offer, secret: "" }} onShow={setOffer} again={() => undefined} />
      </JustLookingProvider>
    </div>
  );
}
