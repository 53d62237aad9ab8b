import { useTranslations } from "next-intl";
import type { Offer, OfferJourney } from "@/lib/contract/offers";
import { AcceptPart } from "./accept-part";
import { CommentPart } from "./comment-part";
import { OfferThread, WishPart } from "./offer-thread";
import { PartyPart } from "./party-part";
import { ReadersPart } from "./readers-part";
import type { Talk } from "./use-ask";

export { SavePdf } from "./save-pdf";
export { SubjectThread } from "./subject-thread";

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
