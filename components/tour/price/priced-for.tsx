import { useLocale, useTranslations } from "next-intl";
import { formatDay, formatMoney } from "@/lib/i18n/format";
import { usePrice } from "./price-provider";

/** The price in a line, and for whom and when; where it is narrowest the day is only said. */
export function PricedFor() {
  const t = useTranslations("TourPrice");
  const locale = useLocale();
  const { offer, party, price } = usePrice();
  return (
    <p className="figures min-w-0 text-muted text-note leading-tight">
      {price ? (
        <>
          {t("barParty", { adults: party.adults, children: party.children.length })}
          <span className="max-[23rem]:sr-only">
            {"\u00a0· "}
            {formatDay(party.starts, locale, "medium")}
          </span>
        </>
      ) : (
        t("barFrom")
      )}
      <strong className="block font-semibold text-ink text-lead leading-tight">
        {formatMoney(price?.total_minor ?? offer.from.amountMinor)}
      </strong>
    </p>
  );
}
