import { useTranslations } from "next-intl";
import type { FormEvent } from "react";
import { BusyButton } from "@/components/form/busy-button";
import { FormNotice } from "@/components/form/form-notice";
import { TextArea } from "@/components/form/text-area";
import { useTextToSend } from "@/components/form/use-text-to-send";
import type { OfferJourney } from "@/lib/contract/offers";
import { GuestPart } from "../status/guest-part";
import { MessageList } from "./message-list";
import { aboutTheWhole } from "./offer-thread";
import { ReaderName } from "./subject-thread";
import { type Talk, useAsk } from "./use-ask";

interface CommentPartProps {
  talk: Talk;
  /** The version that is shown. */
  journey: OfferJourney | undefined;
}

/** What fellow travellers say of the journey as a whole, and a field to say something, under a name. */
export function CommentPart({ talk, journey }: CommentPartProps) {
  const t = useTranslations("Offer.comment");
  const { ask, busy, failure, said } = useAsk(talk);
  const [text, setText, arrived] = useTextToSend();
  const { offer } = talk.open;
  const comment = async (event: FormEvent) => {
    event.preventDefault();
    if (await ask(text)) arrived(text);
  };
  return (
    <div className="mt-8 max-w-2xl">
      <GuestPart title={t("title")}>
        <p className="text-muted">{t("text", { name: offer.name })}</p>
        <MessageList messages={aboutTheWhole(offer, journey)} named />
        <form onSubmit={comment} className="mt-5 space-y-4 print:hidden">
          <ReaderName id="offer-reader" talk={talk} />
          <TextArea
            id="offer-comment"
            label={t("label")}
            value={text}
            onChange={(event) => setText(event.target.value)}
            rows={3}
            maxLength={2000}
            required
          />
          <FormNotice tone="bad" text={failure} />
          <FormNotice tone="good" text={said} />
          <BusyButton busy={busy} busyText={t("busy")}>
            {t("send")}
          </BusyButton>
        </form>
      </GuestPart>
    </div>
  );
}
