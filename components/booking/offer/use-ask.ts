import { useTranslations } from "next-intl";
import { type Dispatch, type SetStateAction, useState } from "react";
import type { Offer } from "@/lib/contract/offers";
import { useCall } from "../status/use-call";
import type { OpenOffer, Said } from "./offer-calls";

/** A field to ask about a day or a line of the price: what is typed stays when it is closed. */
interface AskField {
  isOpen: boolean;
  /** It was opened just now, and takes the focus once. */
  isNew: boolean;
  text: string;
}

/** By what is asked about. */
export type AskFields = Record<string, AskField>;

/** An open offer, and where what it is after a call is shown. */
export interface Talk {
  open: OpenOffer;
  onShow(offer: Offer): void;
  /** They stay whatever version is looked at meanwhile. */
  fields: AskFields;
  setFields: Dispatch<SetStateAction<AskFields>>;
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
