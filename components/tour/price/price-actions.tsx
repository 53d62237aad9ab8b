import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { formatDay } from "@/lib/i18n/format";
import { whatsappHref } from "@/lib/site/brand";
import { tourPath } from "@/lib/site/routes";
import { isDay, missingSeats, partyHref } from "./party-state";
import { usePrice } from "./price-provider";

/** Quote, book or write, with what was chosen taken along. */
export function PriceActions() {
  const t = useTranslations("TourPrice");
  const { offer, party, price } = usePrice();
  const day = isDay(party.starts) ? formatDay(party.starts, offer.locale) : "";
  const hello = t("whatsappText", {
    title: offer.title,
    date: day || "—",
    adults: party.adults,
    children: party.children.length,
  });
  const bookable = price !== null && missingSeats(party, offer) === 0;
  return (
    <div className="space-y-2.5">
      <ButtonLink href={partyHref("quote", party, offer)} className="w-full">
        {t("quote")}
      </ButtonLink>
      <div className="grid grid-cols-2 gap-2.5">
        {bookable ? (
          <ButtonLink href={partyHref("booking", party, offer)} look="outline" className="px-3">
            {t("book")}
          </ButtonLink>
        ) : (
          <span aria-disabled="true" className="grid place-items-center text-muted text-small">
            {t("book")}
          </span>
        )}
        <ButtonLink href={whatsappHref(hello)} look="outline" className="px-3">
          WhatsApp
        </ButtonLink>
      </div>
      {price && (
        <p className="text-center text-small">
          <a
            rel="nofollow"
            href={`${tourPath(offer.slug)}/calendar.ics?date=${party.starts}`}
            className="inline-grid min-h-11 place-items-center px-2 underline decoration-line underline-offset-4 hover:decoration-terracotta"
          >
            {t("calendar")}
          </a>
        </p>
      )}
    </div>
  );
}
