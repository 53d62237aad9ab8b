import { useTranslations } from "next-intl";
import { type FormEvent, useId } from "react";
import { BusyButton } from "@/components/form/busy-button";
import { FormNotice } from "@/components/form/form-notice";
import { TextArea } from "@/components/form/text-area";
import { TextField } from "@/components/form/text-field";
import { useTextToSend } from "@/components/form/use-text-to-send";
import { MessageList } from "./message-list";
import { type Talk, useAsk } from "./use-ask";

interface SubjectThreadProps {
  talk: Talk;
  subject: string;
  /** Whether the field to ask more is there. */
  isOpen: boolean;
  onSent(): void;
}

/** What was asked and answered about a day or a line of the price, beside it. */
export function SubjectThread({ talk, subject, isOpen, onSent }: SubjectThreadProps) {
  const t = useTranslations(talk.reader ? "Offer.comment" : "Offer.ask");
  const id = useId();
  const [text, setText, arrived] = useTextToSend();
  const { ask, busy, failure, said } = useAsk(talk, { subject });
  const messages = talk.open.offer.messages.filter((message) => message.subject === subject);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if ((await ask(text)) && arrived(text)) onSent();
  };
  return (
    <>
      <MessageList messages={messages} />
      {isOpen && (
        <form onSubmit={submit} className="mt-2 space-y-3 print:hidden">
          <ReaderName id={`${id}-name`} talk={talk} />
          <TextArea
            id={id}
            label={t("label")}
            value={text}
            onChange={(event) => setText(event.target.value)}
            rows={2}
            maxLength={2000}
            required
            ref={talk.reader && !talk.reader.name ? undefined : focus}
          />
          <FormNotice tone="bad" text={failure} />
          <BusyButton busy={busy} busyText={t("busy")}>
            {t("send")}
          </BusyButton>
        </form>
      )}
      <FormNotice tone="good" text={said} />
    </>
  );
}

const focus = (field: HTMLTextAreaElement | null) => field?.focus();

/** Who reads along, by the name they give. */
export function ReaderName({ id, talk: { reader } }: { id: string; talk: Talk }) {
  const t = useTranslations("Offer.comment");
  if (!reader) return null;
  return (
    <TextField
      id={id}
      label={t("name")}
      value={reader.name}
      onChange={(event) => reader.setName(event.target.value)}
      autoComplete="given-name"
      maxLength={60}
      required
    />
  );
}
