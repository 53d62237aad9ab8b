import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { BusyButton } from "@/components/form/busy-button";
import { FormNotice } from "@/components/form/form-notice";
import { TextArea } from "@/components/form/text-area";
import { TextField } from "@/components/form/text-field";
import { GuestPart } from "../status/guest-part";
import { useCall } from "../status/use-call";
import { MessageList } from "./message-list";
import type { Talk } from "./use-ask";

/** What fellow travellers say about an offer, and a field to say something, under a name. */
export function CommentPart({ talk: { open, onShow } }: { talk: Talk }) {
  const t = useTranslations("Offer.comment");
  const { call, busy, failure } = useCall(() => import("./offer-calls"));
  const [name, setName] = useState("");
  const [text, setText] = useState("");
  const [said, setSaid] = useState("");
  const comment = async (event: FormEvent) => {
    event.preventDefault();
    setSaid("");
    const done = await call(async ({ commentOnOffer }) =>
      onShow(await commentOnOffer(open, name, text)),
    );
    if (!done) return;
    setText("");
    setSaid(t("sent"));
  };
  return (
    <div className="mt-8 max-w-2xl">
      <GuestPart title={t("title")}>
        <p className="text-muted">{t("text", { name: open.offer.name })}</p>
        <MessageList messages={open.offer.messages} />
        <form onSubmit={comment} className="mt-5 space-y-4 print:hidden">
          <TextField
            id="offer-reader"
            label={t("name")}
            value={name}
            onChange={(event) => setName(event.target.value)}
            autoComplete="given-name"
            maxLength={60}
            required
          />
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
