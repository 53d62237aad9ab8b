"use client";

import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { isDay } from "@/lib/pricing/days";
import type { PartyPrice } from "@/lib/pricing/party-price";
import type { Offer } from "./offer";
import { firstParty, type PartyState, priceOf } from "./party-state";

interface PriceState {
  offer: Offer;
  party: PartyState;
  change(changes: Partial<PartyState>): void;
  price: PartyPrice | null;
}

const PriceContext = createContext<PriceState | null>(null);

interface PriceProviderProps {
  offer: Offer;
  children: ReactNode;
}

/** Holds the party that the panel, the bar and the sheet price together. */
export function PriceProvider({ offer, children }: PriceProviderProps) {
  const [party, setParty] = useState<PartyState>(() => firstParty(offer));
  // A departure's link names its day; the page itself is the same document for everyone.
  useEffect(() => {
    const day = new URLSearchParams(window.location.search).get("date") ?? "";
    // What was chosen on the page already is newer.
    if (isDay(day))
      setParty((before) =>
        before.starts === offer.suggested ? { ...before, starts: day } : before,
      );
  }, [offer.suggested]);
  const value = useMemo(
    () => ({
      offer,
      party,
      change: (changes: Partial<PartyState>) => setParty((before) => ({ ...before, ...changes })),
      price: priceOf(party, offer),
    }),
    [offer, party],
  );
  return <PriceContext value={value}>{children}</PriceContext>;
}

export function usePrice(): PriceState {
  const state = useContext(PriceContext);
  if (!state) throw new Error("usePrice needs a PriceProvider around it");
  return state;
}
