import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Offer } from "@/lib/contract/offers";
import { useCall } from "../status/use-call";
import type { OpenOffer, Said } from "./offer-calls";

/** An open offer, and where what it is after a call is shown. */
export interface Talk {
  open: OpenOffer;
  onShow(offer: Offer): void;
  /** Who reads along says something under a name, which is typed once; undefined for the guest. */
  reader?: { name: string; setName(name: string): void } | undefined;
}

/** Writes to whoever made an offer, or says something as who reads along; `said` thanks for what has arrived. */
export function useAsk({ open, onShow, reader }: Talk, about: Omit<Said, "text"> = {}) {
  const t = useTranslations(reader ? "Offer.comment" : "Offer.ask");
  const [said, setSaid] = useState("");
  const { call, busy, failure } = useCall(() => import("./offer-calls"));
  /** Whether it has arrived. */
  const ask = async (text: string): Promise<boolean> => {
    setSaid("");
    if (text.trim() === "") return false;
    const done = await call(async ({ askAboutOffer, commentOnOffer }) =>
      onShow(
        reader
          ? await commentOnOffer(open, { name: reader.name, text, subject: about.subject })
          : await askAboutOffer(open, { ...about, text }),
      ),
    );
    if (done) setSaid(t("sent"));
    return done;
  };
  return { ask, busy, failure, said };
}
