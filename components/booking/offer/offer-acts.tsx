import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { BusyButton } from "@/components/form/busy-button";
import { FormNotice } from "@/components/form/form-notice";
import { ShareAddress } from "@/components/ui/share-address";
import type { Offer, OfferJourney } from "@/lib/contract/offers";
import { GuestPart } from "../status/guest-part";
import { useCall } from "../status/use-call";
import { AcceptPart } from "./accept-part";
import { CommentPart } from "./comment-part";
import type { OpenOffer } from "./offer-calls";
import { OfferThread, WishPart } from "./offer-thread";
import { PartyPart } from "./party-part";
import type { Talk } from "./use-ask";

export { SubjectThread } from "./subject-thread";
export { VersionChooser } from "./version-chooser";

interface OfferActsProps {
  talk: Talk;
  /** The version that is shown. */
  journey: OfferJourney | undefined;
  /** The same, where it is to be accepted by who reads it. */
  acceptable: OfferJourney | undefined;
  /** Whether it is shown for another party than it was made for. */
  isOther: boolean;
}

interface OfferTalkProps extends OfferActsProps {
  /** The offer for another party, or as it was sent. */
  onParty(offer: Offer | undefined): void;
}

/** Below what there is to read: who comes, what is wished for, questions and answers, and who else reads it. */
export function OfferTalk({ talk, journey, acceptable, isOther, onParty }: OfferTalkProps) {
  const { offer } = talk.open;
  if (offer.reads_along) return <CommentPart talk={talk} journey={journey} />;
  return (
    <div className="gap-x-[clamp(2.5rem,6vw,5rem)] lg:grid lg:grid-cols-2 lg:*:only:col-span-2">
      {acceptable && (
        <PartyPart
          // Another version, or in the desk's preview another party, begins with its own people.
          key={[offer.version, offer.journey?.adults, offer.journey?.children].join()}
          talk={talk}
          journey={acceptable}
          isOther={isOther}
          onParty={onParty}
        />
      )}
      {offer.state === "open" && <WishPart talk={talk} />}
      <OfferThread talk={talk} journey={journey} />
      {journey && <ReadersPart talk={talk} />}
    </div>
  );
}

interface OfferEndingProps extends OfferActsProps {
  /** What holds now is to be asked for. */
  again(): void;
}

/** Accepting it. */
export function OfferEnding({ talk, acceptable, isOther, again }: OfferEndingProps) {
  const t = useTranslations("Offer");
  if (talk.open.offer.reads_along) return null;
  return (
    <>
      {acceptable && (
        <AcceptPart open={talk.open} journey={acceptable} isOther={isOther} onChanged={again} />
      )}
      <p className="mt-2 max-w-2xl text-muted text-note print:hidden">{t("opened")}</p>
    </>
  );
}

interface SavePdfProps {
  open: OpenOffer;
  variant: string;
  /** How often it was asked for, also before this was there. */
  wanted: number;
  onBusy(busy: boolean): void;
}

/** Fetches the offer as PDF when it is asked for, and says why where that fails. */
export function SavePdf({ open, variant, wanted, onBusy }: SavePdfProps) {
  const { call, busy, failure } = useCall(() => import("./offer-calls"));
  const done = useRef(0);
  useEffect(() => {
    if (wanted === done.current) return;
    done.current = wanted;
    void call(({ saveOffer }) => saveOffer(open, variant));
  });
  useEffect(() => onBusy(busy), [busy, onBusy]);
  return <FormNotice tone="bad" text={failure} />;
}

/** A link with which fellow travellers read along, made and taken back by the guest. */
function ReadersPart({ talk: { open, onShow } }: { talk: Talk }) {
  const t = useTranslations("Offer.readers");
  const { call, busy, failure } = useCall(() => import("./offer-calls"));
  const link = open.offer.reading_link;
  const share = (on: boolean) => call(async ({ shareOffer }) => onShow(await shareOffer(open, on)));
  return (
    <div className="mt-8 max-w-2xl">
      <GuestPart title={t("title")} screen>
        <p className="text-muted">{t("text")}</p>
        <div className="mt-5 flex flex-wrap items-start gap-3">
          {link && (
            <ShareAddress
              path={link}
              words={{ share: t("copy"), copied: t("copied"), byHand: t("byHand") }}
            />
          )}
          {/* One button for both: whoever has pressed it stays at it. */}
          <BusyButton
            type="button"
            look="outline"
            busy={busy}
            busyText={t("busy")}
            onClick={() => void share(!link)}
          >
            {t(link ? "stop" : "make")}
          </BusyButton>
        </div>
        <FormNotice tone="bad" text={failure} />
      </GuestPart>
    </div>
  );
}
