import { useTranslations } from "next-intl";
import { useState } from "react";
import { BusyButton } from "@/components/form/busy-button";
import { FormNotice } from "@/components/form/form-notice";
import { NothingOpened } from "../status/no-entry";
import { useCall } from "../status/use-call";

export { OfferEnd } from "./offer-end";

/** One answer for a wrong key and for an offer that does not exist. */
export function NoOffer() {
  const t = useTranslations("Offer.noEntry");
  return <NothingOpened title={t("title")} text={t("text")} />;
}

/** A newer link was sent since: it can be mailed once more, to the guest and nobody else. */
export function LinkReplaced({ reference, secret }: { reference: string; secret: string }) {
  const t = useTranslations("Offer.replaced");
  const { call, busy, failure } = useCall(() => import("./offer-calls"));
  const [said, setSaid] = useState("");
  const send = async () => {
    const done = await call(({ mailNewestLink }) => mailNewestLink(reference, secret));
    if (done) setSaid(t("sent"));
  };
  return (
    <div className="min-h-96">
      <h2 className="text-section">{t("title")}</h2>
      <p className="mt-4 max-w-xl text-lead text-muted">{t("text")}</p>
      <FormNotice tone="bad" text={failure} />
      <FormNotice tone="good" text={said} />
      {!said && (
        <BusyButton
          type="button"
          busy={busy}
          busyText={t("busy")}
          onClick={() => void send()}
          className="mt-6"
        >
          {t("send")}
        </BusyButton>
      )}
    </div>
  );
}
