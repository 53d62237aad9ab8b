"use client";

import { useTranslations } from "next-intl";
import { useDeferredValue } from "react";
import { previewMark } from "@/lib/site/routes";
import { isPreview } from "../kept-keys";
import { Away } from "../status/away";
import { Opening, useKeyInLanguageLinks } from "../status/opening";
import { OfferPage } from "./offer-page";
import { useClosed } from "./use-closed";
import { useOffer } from "./use-offer";

interface OfferViewProps {
  reference: string;
  /** The place in which the document shows the beginning of the offer by itself, as HTML. */
  early: string;
}

/** An offer for its guest; the page around it is the same document for everybody. */
export function OfferView({ reference, early }: OfferViewProps) {
  const t = useTranslations("Offer");
  const { open: known, away, show, again: readAgain } = useOffer(reference);
  // Its first drawing is deferred: in pieces, between which a telephone answers.
  const isToBeDrawn = useDeferredValue(known) === undefined;
  const open = isToBeDrawn ? undefined : known;
  const key = open?.secret;
  useKeyInLanguageLinks(key && (isPreview() ? `${key}${previewMark}` : key));
  const closed = useClosed(open === null || open?.offer === null);
  const again = away ? readAgain : closed?.away ? closed.load : undefined;
  const isReading = !again && !closed?.part;
  if (open?.offer) return <OfferPage open={open} onShow={show} again={readAgain} />;
  return (
    <>
      {!away && open === undefined && (
        <div
          className="peer"
          // Its own script has written into it before.
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the site from its own elements.
          dangerouslySetInnerHTML={{ __html: early }}
        />
      )}
      <div className="peer-has-[[data-early-offer]:not([hidden])]:hidden">
        <Opening title={t("title")} reading={isReading ? t("reading") : undefined}>
          {again && <Away words="Offer.away" onAgain={again} />}
          {closed?.part && open === null && <closed.part.NoOffer />}
          {closed?.part && open && (
            <closed.part.LinkReplaced reference={reference} secret={open.secret} />
          )}
        </Opening>
      </div>
    </>
  );
}
