"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useHydrated } from "@/components/form/use-hydrated";
import { ButtonLink } from "@/components/ui/button";
import { QueryScope } from "@/components/ui/query-scope";
import { brand, whatsappHref } from "@/lib/site/brand";
import { Away } from "../status/away";
import { AcceptPart } from "./accept-part";
import { OfferEnd } from "./offer-end";
import { OfferHead, OfferJourney } from "./offer-journey";
import { OfferMoney } from "./offer-money";
import { OfferThread, WishPart } from "./offer-thread";
import { useOffer } from "./use-offer";

/** An offer for its guest; the page around it is the same document for everybody. */
export function OfferView({ reference }: { reference: string }) {
  return (
    <QueryScope>
      <View reference={reference} />
    </QueryScope>
  );
}

function View({ reference }: { reference: string }) {
  const t = useTranslations("Offer");
  const hydrated = useHydrated();
  const { open, away, show, again } = useOffer(reference);
  const key = open?.secret;
  useEffect(() => {
    if (!key) return;
    // The same offer in another language.
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[hreflang]")) link.hash = key;
  }, [key]);
  if (!open)
    return (
      <>
        <h1 className="mb-8 text-title">{t("title")}</h1>
        {away && <Away words="Offer.away" onAgain={again} />}
        {open === null && <NoOffer />}
        {!away && open === undefined && (
          <div className="min-h-[44rem]" aria-busy="true">
            <p className="min-h-7 text-muted">{hydrated && t("reading")}</p>
            <div className="mt-6 h-40 rounded-picture bg-paper-deep" />
          </div>
        )}
      </>
    );
  const { journey, state } = open.offer;
  const talk = { open, onShow: show };
  return (
    <>
      {journey ? <OfferHead offer={open.offer} journey={journey} /> : null}
      {state !== "open" && <OfferEnd offer={open.offer} />}
      {journey && (
        <div className="mt-10 grid gap-x-[clamp(2.5rem,6vw,5rem)] lg:grid-cols-[minmax(0,1fr)_22.5rem] print:block">
          <OfferJourney journey={journey} talk={talk} />
          <OfferMoney journey={journey} talk={talk} />
        </div>
      )}
      {state === "open" && <WishPart talk={talk} />}
      <OfferThread talk={talk} />
      {journey && state === "open" && (
        <AcceptPart open={open} journey={journey} onChanged={again} />
      )}
    </>
  );
}

/** One answer for a wrong key and for an offer that does not exist. */
function NoOffer() {
  const t = useTranslations("Offer.noEntry");
  return (
    <div role="alert" className="min-h-96">
      <h2 className="text-section">{t("title")}</h2>
      <p className="mt-4 max-w-xl text-lead text-muted">{t("text")}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href={whatsappHref("")} look="outline">
          WhatsApp
        </ButtonLink>
        <ButtonLink href={`mailto:${brand.email}`} look="outline">
          {brand.email}
        </ButtonLink>
      </div>
    </div>
  );
}
