import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { BusyButton } from "@/components/form/busy-button";
import { FormNotice } from "@/components/form/form-notice";
import { ButtonLink } from "@/components/ui/button";
import type { Offer } from "@/lib/contract/offers";
import { formatDay } from "@/lib/i18n/format";
import { bookingPath } from "@/lib/site/routes";
import { NothingOpened } from "../status/no-entry";
import { useCall } from "../status/use-call";

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

/** How an offer has ended, kindly, and what can be done now. */
export function OfferEnd({ offer }: { offer: Offer }) {
  const t = useTranslations("Offer.states");
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  // Whoever was further down, at its acceptance, sees nothing of it otherwise.
  useEffect(() => {
    if (place.current && place.current.getBoundingClientRect().bottom < 0) place.current.focus();
  }, []);
  const { state, booking, valid_until } = offer;
  if (state === "open" || (state === "accepted" && offer.reads_along)) return null;
  const date = formatDay(valid_until, locale);
  const title = t(`${state}.title`);
  return (
    <div
      ref={place}
      role="status"
      tabIndex={-1}
      className="mt-8 max-w-2xl scroll-mt-24 border-gold border-l-4 bg-card p-5 print:hidden"
    >
      {offer.journey ? (
        <h2 className="text-section">{title}</h2>
      ) : (
        <h1 className="text-title">{title}</h1>
      )}
      <p className="mt-3 text-lead">{t(`${state}.text`, { date, booking: booking ?? "" })}</p>
      {booking && (
        <ButtonLink href={bookingPath(booking)} className="mt-5">
          {t("accepted.open")}
        </ButtonLink>
      )}
    </div>
  );
}
