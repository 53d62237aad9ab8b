import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Offer } from "@/lib/contract/offers";
import { useCall } from "../status/use-call";
import type { OpenOffer, Said } from "./offer-calls";

/** An open offer, and where what it is after a call is shown. */
export interface Talk {
  open: OpenOffer;
  onShow(offer: Offer): void;
}

/** Writes to whoever made an offer; `said` thanks for what has arrived. */
export function useAsk({ open, onShow }: Talk, about: Omit<Said, "text"> = {}) {
  const t = useTranslations("Offer.ask");
  const [said, setSaid] = useState("");
  const { call, busy, failure } = useCall(() => import("./offer-calls"));
  /** Whether it has arrived. */
  const ask = async (text: string): Promise<boolean> => {
    setSaid("");
    if (text.trim() === "") return false;
    const done = await call(async ({ askAboutOffer }) =>
      onShow(await askAboutOffer(open, { ...about, text })),
    );
    if (done) setSaid(t("sent"));
    return done;
  };
  return { ask, busy, failure, said };
}
