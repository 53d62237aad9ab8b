import { useTranslations } from "next-intl";
import { businessDay } from "@/lib/clock";
import { datedSentence } from "@/lib/i18n/dated-sentence";
import { formatDay } from "@/lib/i18n/format";
import { priceLineAmount, priceLineText } from "@/lib/i18n/price-line-text";
import type { PartyPrice } from "@/lib/pricing/party-price";
import { usePrice } from "./price-provider";

/** The price of the party, line by line, with what is due now and what later. */
export function PriceLines({ price }: { price: PartyPrice }) {
  const t = useTranslations("TourPrice");
  const { offer } = usePrice();
  const words = useTranslations();
  const allNow = price.balance_due <= businessDay();
  return (
    <div className="figures">
      <dl className="space-y-2 text-small">
        {price.lines.map((line, index) => (
          // Two children of one age have equal lines; lines have no state of their own.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <Row key={index} term={priceLineText(line, words)} amountMinor={line.amount_minor} />
        ))}
      </dl>
      <dl className="mt-3 border-line border-t pt-3" aria-live="polite">
        <Row
          term={t("total")}
          amountMinor={price.total_minor}
          className="font-semibold text-lead"
        />
      </dl>
      <dl className="mt-4 space-y-1 rounded-picture bg-paper-deep px-4 py-3 text-small">
        <Row
          term={t("deposit", { percent: price.deposit_percent })}
          amountMinor={price.deposit_minor}
          className="font-semibold"
        />
        <Row
          term={
            allNow
              ? t("balanceNow")
              : datedSentence(
                  t("balance", { date: formatDay(price.balance_due, offer.locale) }),
                  offer.locale,
                )
          }
          amountMinor={price.balance_minor}
        />
      </dl>
    </div>
  );
}

interface RowProps {
  term: string;
  amountMinor: number;
  className?: string;
}

function Row({ term, amountMinor, className = "" }: RowProps) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${className}`}>
      <dt>{term}</dt>
      <dd>{priceLineAmount(amountMinor)}</dd>
    </div>
  );
}
