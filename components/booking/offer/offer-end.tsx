import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { ButtonLink } from "@/components/ui/button";
import type { Offer } from "@/lib/contract/offers";
import { formatDay } from "@/lib/i18n/format";
import { bookingPath } from "@/lib/site/routes";

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
