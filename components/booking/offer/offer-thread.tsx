import { useTranslations } from "next-intl";
import type { FormEvent } from "react";
import { BusyButton } from "@/components/form/busy-button";
import { FormNotice } from "@/components/form/form-notice";
import { TextArea } from "@/components/form/text-area";
import { useTextToSend } from "@/components/form/use-text-to-send";
import { Button } from "@/components/ui/button";
import type { Offer, OfferJourney } from "@/lib/contract/offers";
import { GuestPart } from "../status/guest-part";
import { MessageList } from "./message-list";
import { type Talk, useAsk } from "./use-ask";

/** "Like this, but …": in one field what another offer is to be made of. */
export function WishPart({ talk }: { talk: Talk }) {
  const t = useTranslations("Offer.wish");
  const { name } = useAnswering(talk);
  const asked = useField(talk, "wish");
  return (
    <div className="mt-8 max-w-2xl">
      <GuestPart title={t("title")} screen>
        <p className="text-muted">{t("text", { name })}</p>
        <AskForm {...asked} id="offer-wish" label={t("label")} send={t("send")} />
      </GuestPart>
    </div>
  );
}

interface OfferThreadProps {
  talk: Talk;
  /** The version that is shown. */
  journey: OfferJourney | undefined;
}

/** What is about the journey as a whole, and a field to ask; for one that has ended also by a tap. */
export function OfferThread({ talk, journey }: OfferThreadProps) {
  const t = useTranslations("Offer.ask");
  const { offer, name } = useAnswering(talk);
  const asked = useField(talk);
  const messages = aboutTheWhole(offer, journey);
  const hasEnded = offer.state === "expired" || offer.state === "withdrawn";
  return (
    <div className="mt-8 max-w-2xl">
      <GuestPart title={t("title")} screen={messages.length === 0}>
        <p className="text-muted print:hidden">{t("text", { name })}</p>
        <MessageList messages={messages} named />
        {hasEnded && offer.messages.at(-1)?.from !== null && (
          <Button onClick={() => void asked.ask(t("againText"))} className="mt-5 print:hidden">
            {t("again")}
          </Button>
        )}
        <AskForm {...asked} id="offer-question" label={t("label")} send={t("send")} />
      </GuestPart>
    </div>
  );
}

const useAnswering = ({ open: { offer } }: Talk) => ({ offer, name: offer.answers });

/** All that does not stand beside a day or a line of the price of what is shown. */
export function aboutTheWhole({ messages }: Offer, journey: OfferJourney | undefined) {
  const beside = new Set([...(journey?.day_subjects ?? []), ...(journey?.line_subjects ?? [])]);
  return messages.filter(({ subject }) => subject === null || !beside.has(subject));
}

function useField(talk: Talk, kind?: "wish") {
  const [text, setText, arrived] = useTextToSend();
  return { text, setText, arrived, ...useAsk(talk, kind && { kind }) };
}

interface AskFormProps extends ReturnType<typeof useField> {
  id: string;
  label: string;
  send: string;
}

function AskForm({ id, label, send, text, setText, arrived, ...asked }: AskFormProps) {
  const t = useTranslations("Offer.ask");
  const { ask, busy, failure, said } = asked;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await ask(text)) arrived(text);
  };
  return (
    <form className="mt-5 print:hidden" onSubmit={submit}>
      <TextArea
        id={id}
        label={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        rows={3}
        required
      />
      <FormNotice tone="bad" text={failure} />
      <FormNotice tone="good" text={said} />
      <BusyButton busy={busy} busyText={t("busy")} className="mt-4">
        {send}
      </BusyButton>
    </form>
  );
}
