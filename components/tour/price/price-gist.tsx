"use client";

import { useLocale, useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button";
import { formatDay, formatMoney } from "@/lib/i18n/format";
import { bookingHref, quoteHref } from "./party-state";
import { usePrice } from "./price-provider";

/** What the party pays, in a line, with the way on. */
export function PriceGist() {
  const t = useTranslations("TourPrice");
  const locale = useLocale();
  const { offer, party, price } = usePrice();
  const book = bookingHref(party, offer);
  return (
    <div className="mt-4 flex items-center justify-between gap-4 border-line border-t pt-4">
      <p className="figures text-muted text-note leading-tight">
        <strong className="block font-semibold text-ink text-lead leading-tight">
          {formatMoney(price?.total_minor ?? offer.from.amountMinor)}
        </strong>
        {price
          ? t("barParty", {
              adults: party.adults,
              children: party.children.length,
              day: formatDay(party.starts, locale, "medium"),
            })
          : t("barFrom")}
      </p>
      <a href={book ?? quoteHref(party, offer)} className={buttonClass("primary")}>
        {t(book ? "book" : "quote")}
      </a>
    </div>
  );
}
