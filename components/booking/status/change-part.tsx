import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { BusyButton } from "@/components/form/busy-button";
import { FormNotice } from "@/components/form/form-notice";
import { TextArea } from "@/components/form/text-area";
import { useTextToSend } from "@/components/form/use-text-to-send";
import { GuestPart } from "./guest-part";
import { useGuestAction } from "./use-guest-action";

const shortest = 5;

/** Asks the operator for a change; nothing changes before they agreed on it. */
export function ChangePart() {
  const t = useTranslations("BookingStatus.change");
  const reasons = useTranslations("FieldErrors");
  const id = useId();
  const { act, busy, failure } = useGuestAction();
  const [message, setMessage, arrived] = useTextToSend();
  const [missing, setMissing] = useState(false);
  const [sent, setSent] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setSent(false);
    if (message.trim().length < shortest) {
      setMissing(true);
      return document.getElementById(id)?.focus();
    }
    if (!(await act(({ change }) => change(message)))) return;
    arrived(message);
    setSent(true);
  };
  return (
    <GuestPart title={t("title")} screen>
      <form noValidate onSubmit={send}>
        <TextArea
          id={id}
          label={t("label")}
          hint={t("hint")}
          rows={3}
          maxLength={2000}
          value={message}
          error={missing ? reasons("required") : undefined}
          onChange={(event) => {
            setMessage(event.target.value);
            setMissing(false);
          }}
        />
        <FormNotice tone="bad" text={failure} />
        <FormNotice tone="good" text={sent ? t("sent") : ""} />
        <BusyButton look="outline" busy={busy} busyText={t("busy")} className="mt-4">
          {t("send")}
        </BusyButton>
      </form>
    </GuestPart>
  );
}
