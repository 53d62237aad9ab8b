import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Offer } from "@/lib/contract/offers";
import { AcceptPart } from "./accept-part";
import { CommentPart } from "./comment-part";
import type { OpenOffer } from "./offer-calls";
import { OfferEnd } from "./offer-end";
import { OfferHead, OfferJourney } from "./offer-journey";
import { OfferMoney } from "./offer-money";
import { OfferThread, WishPart } from "./offer-thread";
import { PartyPart } from "./party-part";
import { ReadersPart } from "./readers-part";
import { AcceptBar } from "./to-acceptance";
import { VersionChooser, versionsOf } from "./version-chooser";

interface OfferPageProps {
  open: OpenOffer;
  /** What it is after a call. */
  onShow(offer: Offer): void;
  /** What holds now is to be asked for. */
  again(): void;
}

/** An offer that is open: for its guest, or for who reads along. */
export function OfferPage({ open, onShow, again }: OfferPageProps) {
  const t = useTranslations("Offer");
  const [chosen, choose] = useState("");
  const [name, setName] = useState("");
  const [forParty, setForParty] = useState<Offer>();
  const { offer } = open;
  const { state, reads_along } = offer;
  // What another party would pay is about what was sent then, and about nothing newer.
  const isOther = forParty?.version === offer.version && state === "open";
  const versions = versionsOf(isOther ? forParty : offer);
  const journey = versions.find(({ variant }) => variant === chosen) ?? versions[0];
  const reader = reads_along ? { name, setName } : undefined;
  const talk = { open, onShow, reader };
  const asks = reads_along ? undefined : talk;
  const acceptable = !reads_along && state === "open" ? journey : undefined;
  return (
    <>
      <div>
        {journey ? <OfferHead open={open} journey={journey} isOther={isOther} /> : null}
        {state !== "open" && <OfferEnd offer={offer} />}
        {journey && <VersionChooser versions={versions} journey={journey} onChoose={choose} />}
        {journey && (
          <div className="mt-10 grid gap-x-[clamp(2.5rem,6vw,5rem)] lg:grid-cols-[minmax(0,1fr)_22.5rem] print:block">
            <OfferJourney journey={journey} talk={talk} canAccept={acceptable !== undefined} />
            <OfferMoney journey={journey} talk={asks} canAccept={acceptable !== undefined} />
          </div>
        )}
        {reads_along ? (
          <CommentPart talk={talk} journey={journey} />
        ) : (
          <>
            {acceptable && (
              <PartyPart
                // Another version, or in the desk's preview another party, begins with its own people.
                key={[offer.version, offer.journey?.adults, offer.journey?.children].join()}
                talk={talk}
                journey={acceptable}
                isOther={isOther}
                onParty={setForParty}
              />
            )}
            {state === "open" && <WishPart talk={talk} />}
            <OfferThread talk={talk} journey={journey} />
          </>
        )}
        {acceptable && <AcceptBar journey={acceptable} />}
      </div>
      {!reads_along && (
        <>
          {acceptable && (
            <AcceptPart open={open} journey={acceptable} isOther={isOther} onChanged={again} />
          )}
          {journey && <ReadersPart talk={talk} />}
          <p className="mt-8 max-w-2xl text-muted text-note print:hidden">{t("opened")}</p>
        </>
      )}
    </>
  );
}
