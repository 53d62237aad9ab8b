import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { BusyButton } from "@/components/form/busy-button";
import { FormNotice } from "@/components/form/form-notice";
import { newRequestKey } from "@/components/form/request-key";
import { TextField } from "@/components/form/text-field";
import { datedSentence } from "@/lib/i18n/dated-sentence";
import { formatDay, formatPayment } from "@/lib/i18n/format";
import { momentIn } from "../moment-in";
import { useLeaving } from "../payment/use-leaving";
import { useCall } from "../status/use-call";
import type { OpenedShare } from "./share-calls";

interface PayShareProps {
  open: OpenedShare;
  /** What can be paid has changed meanwhile. */
  onChanged(): void;
}

/** By when a share is to be paid, and the way to the provider. */
export function PayShare({ open, onChanged }: PayShareProps) {
  const t = useTranslations("Share");
  const safe = useTranslations("Payment")("safe");
  const locale = useLocale();
  const { own } = open;
  const [email, setEmail] = useState("");
  const { isLeaving, leaveFor } = useLeaving();
  const key = useRef<string | undefined>(undefined);
  const { call, busy, failure } = useCall(() => import("./share-calls"), onChanged);
  const pay = async () => {
    key.current ??= newRequestKey();
    const sent = key.current;
    const done = await call(async ({ openPayment }) => {
      leaveFor(await openPayment(open, own.needs_email ? email : undefined, sent));
    });
    if (!done) key.current = undefined;
  };
  const by = own.due
    ? formatDay(own.due, locale)
    : own.until && momentIn(Date.parse(own.until), locale);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void pay();
      }}
      className="mt-6 max-w-xl"
    >
      {by && (
        <p className="mb-5">{datedSentence(t(own.due ? "due" : "until", { date: by }), locale)}</p>
      )}
      {own.needs_email && (
        <TextField
          id="share-email"
          label={t("email")}
          hint={t("emailNote")}
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          className="mb-5"
        />
      )}
      <FormNotice tone="bad" text={failure} />
      <BusyButton
        busy={busy || isLeaving}
        busyText={t("busy")}
        className="w-full sm:w-auto sm:min-w-64"
      >
        {t("pay", { amount: formatPayment(own.payable_minor) })}
      </BusyButton>
      <p className="mt-5 text-muted text-small">{safe}</p>
    </form>
  );
}
