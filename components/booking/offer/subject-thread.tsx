import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useId, useRef } from "react";
import { BusyButton } from "@/components/form/busy-button";
import { FormNotice } from "@/components/form/form-notice";
import { TextArea } from "@/components/form/text-area";
import { TextField } from "@/components/form/text-field";
import { MessageList } from "./message-list";
import { type Talk, useAsk } from "./use-ask";

interface SubjectThreadProps {
  talk: Talk;
  subject: string;
}

/** What was asked and answered about a day or a line of the price, beside it. */
export function SubjectThread({ talk, subject }: SubjectThreadProps) {
  const t = useTranslations(talk.reader ? "Offer.comment" : "Offer.ask");
  const id = useId();
  const { isOpen, text } = talk.fields[subject] ?? closed;
  const area = useFocusOnce(talk, subject);
  const { ask, busy, failure, said } = useAsk(talk, { subject });
  const messages = talk.open.offer.messages.filter((message) => message.subject === subject);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // What was typed while it was on its way was not sent, and stays.
    if (await ask(text))
      talk.setFields((now) => (now[subject]?.text === text ? { ...now, [subject]: closed } : now));
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
            onChange={(event) => {
              const field = { isOpen, isNew: false, text: event.target.value };
              talk.setFields((now) => ({ ...now, [subject]: field }));
            }}
            rows={2}
            maxLength={2000}
            required
            ref={area}
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

const closed = { isOpen: false, isNew: false, text: "" };

/** The field takes the focus when it was opened, and not when it is there again with another version. */
function useFocusOnce({ fields, setFields, reader }: Talk, subject: string) {
  const area = useRef<HTMLTextAreaElement>(null);
  const field = fields[subject];
  useEffect(() => {
    if (!field?.isNew) return;
    // Who reads along begins with their name.
    if (!reader || reader.name) area.current?.focus();
    setFields((now) => ({ ...now, [subject]: { ...field, isNew: false } }));
  });
  return area;
}

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
