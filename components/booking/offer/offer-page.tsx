import { useEffect, useRef, useState } from "react";
import { Picture } from "@/components/media/picture";
import { onFirstTouch } from "@/components/ui/first-touch";
import type { Offer } from "@/lib/contract/offers";
import { Away } from "../status/away";
import { besides, headPicture } from "./head-picture";
import { laterActs } from "./later-parts";
import type { OpenOffer } from "./offer-calls";
import { Included, OfferHead, OfferJourney } from "./offer-journey";
import { OfferMoney } from "./offer-money";
import { actsId } from "./page-places";
import { AcceptBar } from "./to-acceptance";
import type { AskFields } from "./use-ask";
import { useClosed } from "./use-closed";
import { useLater } from "./use-later";

interface OfferPageProps {
  open: OpenOffer;
  /** What it is after a call. */
  onShow(offer: Offer): void;
  /** What holds now is to be asked for. */
  again(): void;
}

/** An offer that is open: for its guest, or for who reads along. */
export function OfferPage({ open, onShow, again }: OfferPageProps) {
  const [chosen, choose] = useState("");
  const [name, setName] = useState("");
  const [fields, setFields] = useState<AskFields>({});
  const [forParty, setForParty] = useState<Offer>();
  const { offer } = open;
  const { acts, place, away, load } = useActs(offer.messages.length > 0 || offer.others.length > 0);
  const { state, reads_along } = offer;
  // What another party would pay is about what was sent then, and about nothing newer.
  const isOther = forParty?.version === offer.version && state === "open";
  const { journey: first, others } = isOther ? forParty : offer;
  const versions = first ? [first, ...others] : [];
  const journey = versions.find(({ variant }) => variant === chosen) ?? versions[0];
  const closed = useClosed(state !== "open");
  const ended = (
    <>
      {closed?.part && <closed.part.OfferEnd offer={offer} />}
      {closed?.away && <Away words="Offer.away" onAgain={closed.load} />}
    </>
  );
  const reader = reads_along ? { name, setName } : undefined;
  const talk = { open, onShow, fields, setFields, reader };
  const asks = reads_along ? undefined : talk;
  const acceptable = !reads_along && state === "open" ? journey : undefined;
  const shown = { talk, journey, acceptable, isOther };
  return (
    <>
      <div>
        <div className={besides}>
          {journey ? (
            <>
              <Picture picture={journey.picture} alt="" {...headPicture} priority />
              <OfferHead open={open} journey={journey} isOther={isOther} ended={ended} />
              <div className="lg:col-span-2">
                {versions.length > 1 && !acts && (
                  <div className="mt-12 min-h-[30rem] md:min-h-72 print:hidden" />
                )}
                {versions.length > 1 && acts && (
                  <acts.VersionChooser versions={versions} journey={journey} onChoose={choose} />
                )}
              </div>
              <OfferJourney journey={journey} talk={talk} canAccept={acceptable !== undefined} />
              <Included journey={journey} />
              <OfferMoney journey={journey} talk={asks} canAccept={acceptable !== undefined} />
            </>
          ) : (
            <div className="lg:col-span-2">{ended}</div>
          )}
        </div>
        <div ref={place} id={actsId} className={acts ? "" : "min-h-screen print:hidden"}>
          {acts && <acts.OfferTalk {...shown} onParty={setForParty} />}
          {away && <Away words="Offer.away" onAgain={load} />}
        </div>
        {acceptable && <AcceptBar journey={acceptable} />}
      </div>
      {acts && <acts.OfferEnding {...shown} again={again} />}
    </>
  );
}

/**
 * What a guest does about an offer, once somebody is there or comes near its place on the page; at once
 * where there are messages or versions.
 */
function useActs(atOnce: boolean) {
  const { part: acts, away, load } = useLater(laterActs);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stop = onFirstTouch(load);
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && void load(), {
      rootMargin: "600px",
    });
    if (atOnce || !place.current) void load();
    else near.observe(place.current);
    return () => {
      stop();
      near.disconnect();
    };
  }, [load, atOnce]);
  return { acts, place, away, load };
}
