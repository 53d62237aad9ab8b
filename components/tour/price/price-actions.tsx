import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { formatDay } from "@/lib/i18n/format";
import { whatsappHref } from "@/lib/site/brand";
import { tourPath } from "@/lib/site/routes";
import { bookingHref, isDay, quoteHref } from "./party-state";
import { usePrice } from "./price-provider";

/** Book, ask for a quote or write, with what was chosen taken along. */
export function PriceActions() {
  const t = useTranslations("TourPrice");
  const { offer, party, price } = usePrice();
  const day = isDay(party.starts) ? formatDay(party.starts, offer.locale) : "";
  const book = bookingHref(party, offer);
  const hello = t("whatsappText", {
    title: offer.title,
    date: day || "—",
    adults: party.adults,
    children: party.children.length,
  });
  return (
    <div className="space-y-2.5">
      {book && (
        <ButtonLink href={book} className="w-full">
          {t("book")}
        </ButtonLink>
      )}
      <ButtonLink
        href={quoteHref(party, offer)}
        look={book ? "outline" : "primary"}
        className="w-full"
      >
        {t("quote")}
      </ButtonLink>
      <ButtonLink href={whatsappHref(hello)} look="outline" className="w-full">
        WhatsApp
      </ButtonLink>
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
