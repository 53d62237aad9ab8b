import { useTranslations } from "next-intl";
import { MoneyRow, PriceLines } from "@/components/ui/price-lines";
import { businessDay } from "@/lib/clock";
import { datedSentence } from "@/lib/i18n/dated-sentence";
import { formatDay, formatMoney } from "@/lib/i18n/format";
import type { PartyPrice } from "@/lib/pricing/party-price";
import { usePrice } from "./price-provider";

/** The price of the party, line by line, with what is due now and what later. */
export function OwnPrice({ price }: { price: PartyPrice }) {
  const t = useTranslations("TourPrice");
  const { locale } = usePrice().offer;
  const date = formatDay(price.balance_due, locale);
  const isAllNow = price.balance_due <= businessDay();
  return (
    <>
      <PriceLines price={price} total={t("total")} live />
      <dl className="figures mt-4 space-y-1 rounded-picture bg-paper-deep px-4 py-3 text-small">
        <MoneyRow
          term={t("deposit", { percent: price.deposit_percent })}
          amount={formatMoney(price.deposit_minor)}
          className="font-semibold"
        />
        <MoneyRow
          term={isAllNow ? t("balanceNow") : datedSentence(t("balance", { date }), locale)}
          amount={formatMoney(price.balance_minor)}
        />
      </dl>
    </>
  );
}
