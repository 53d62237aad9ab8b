"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { QueryScope } from "@/components/ui/query-scope";
import type { Offer } from "@/lib/contract/offers";
import { previewMark } from "@/lib/site/routes";
import { Away } from "../status/away";
import { Opening, useKeyInLanguageLinks } from "../status/opening";
import { AcceptPart } from "./accept-part";
import { CommentPart } from "./comment-part";
import { LinkReplaced, NoOffer } from "./no-offer";
import { OfferEnd } from "./offer-end";
import { OfferHead, OfferJourney } from "./offer-journey";
import { isPreview } from "./offer-keys";
import { OfferMoney } from "./offer-money";
import { OfferThread, WishPart } from "./offer-thread";
import { PartyPart } from "./party-part";
import { ReadersPart } from "./readers-part";
import { useOffer } from "./use-offer";
import { VersionChooser, versionsOf } from "./version-chooser";

interface OfferViewProps {
  reference: string;
  /** The place in which the document shows the beginning of the offer by itself, as HTML. */
  early: string;
}

/** An offer for its guest; the page around it is the same document for everybody. */
export function OfferView(props: OfferViewProps) {
  return (
    <QueryScope>
      <View {...props} />
    </QueryScope>
  );
}

function View({ reference, early }: OfferViewProps) {
  const t = useTranslations("Offer");
  const { open, away, show, again } = useOffer(reference);
  const [chosen, choose] = useState("");
  const [name, setName] = useState("");
  const [forParty, setForParty] = useState<Offer>();
  const key = open?.secret;
  const offer = open?.offer;
  useKeyInLanguageLinks(key && (isPreview() ? `${key}${previewMark}` : key));
  if (!open || !offer)
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
          <Opening
            title={t("title")}
            reading={!away && open === undefined ? t("reading") : undefined}
          >
            {away && <Away words="Offer.away" onAgain={again} />}
            {open === null && <NoOffer />}
            {open && <LinkReplaced reference={reference} secret={open.secret} />}
          </Opening>
        </div>
      </>
    );
  const { state, reads_along } = offer;
  // What another party would pay is about what was sent then, and about nothing newer.
  const isOther = forParty?.version === offer.version && state === "open";
  const versions = versionsOf(isOther ? forParty : offer);
  const journey = versions.find(({ variant }) => variant === chosen) ?? versions[0];
  const reader = reads_along ? { name, setName } : undefined;
  const talk = { open: { ...open, offer }, onShow: show, reader };
  const asks = reads_along ? undefined : talk;
  return (
    <>
      {journey ? <OfferHead open={talk.open} journey={journey} isOther={isOther} /> : null}
      {state !== "open" && <OfferEnd offer={offer} />}
      {journey && <VersionChooser versions={versions} journey={journey} onChoose={choose} />}
      {journey && (
        <div className="mt-10 grid gap-x-[clamp(2.5rem,6vw,5rem)] lg:grid-cols-[minmax(0,1fr)_22.5rem] print:block">
          <OfferJourney journey={journey} talk={talk} />
          <OfferMoney journey={journey} talk={asks} />
        </div>
      )}
      {reads_along ? (
        <CommentPart talk={talk} journey={journey} />
      ) : (
        <>
          {journey && state === "open" && (
            <PartyPart
              key={offer.version}
              talk={talk}
              journey={journey}
              isOther={isOther}
              onParty={setForParty}
            />
          )}
          {state === "open" && <WishPart talk={talk} />}
          <OfferThread talk={talk} journey={journey} />
          {journey && state === "open" && (
            <AcceptPart open={talk.open} journey={journey} isOther={isOther} onChanged={again} />
          )}
          {journey && <ReadersPart talk={talk} />}
          <p className="mt-8 max-w-2xl text-muted text-note print:hidden">{t("opened")}</p>
        </>
      )}
    </>
  );
}
