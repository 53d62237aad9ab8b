"use client";

import { Button } from "../../ui/button";
import { callDesk } from "../call-desk";
import { leaving } from "../leaving";
import type { Doing } from "../use-doing";
import { offerWords as words } from "../words/words";

interface BeginOfferProps {
  request: string;
  look: "primary" | "outline";
  doing: Doing;
}

/** Begins an offer from a request, with all that is known, and opens it. */
export function BeginOffer({ request, look, doing }: BeginOfferProps) {
  const begin = () =>
    doing(async () => {
      const { offer } = await callDesk("begin-offer", { request });
      await leaving(() => window.location.assign(`/offers/${offer}`));
    });
  return (
    <Button look={look} onClick={begin}>
      {words.begin}
    </Button>
  );
}
