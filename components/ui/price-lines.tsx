import { useTranslations } from "next-intl";
import { formatMoney } from "@/lib/i18n/format";
import { priceLineAmount, priceLineText } from "@/lib/i18n/price-line-text";
import type { PartyPrice } from "@/lib/pricing/party-price";

interface PriceLinesProps {
  price: Pick<PartyPrice, "lines" | "total_minor">;
  /** What the sum is called. */
  total: string;
  /** The sum is read aloud when it changes. */
  live?: boolean;
}

/** A price line by line; the lines add up to the total. Needs TourPrice and Vocabulary around it. */
export function PriceLines({ price, total, live = false }: PriceLinesProps) {
  const words = useTranslations();
  return (
    <div className="figures">
      <dl className="space-y-2 text-small">
        {price.lines.map((line, index) => (
          <MoneyRow
            // Two children of one age have equal lines; lines have no state of their own.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            key={index}
            term={priceLineText(line, words)}
            amount={priceLineAmount(line.amount_minor)}
          />
        ))}
      </dl>
      <dl className="mt-3 border-line border-t pt-3" aria-live={live ? "polite" : undefined}>
        <MoneyRow
          term={total}
          amount={formatMoney(price.total_minor)}
          className="font-semibold text-lead"
        />
      </dl>
    </div>
  );
}

interface MoneyRowProps {
  term: string;
  /** The amount in words, such as `$1,250`. */
  amount: string;
  className?: string;
}

/** What something costs: a line of a list of terms. */
export function MoneyRow({ term, amount, className = "" }: MoneyRowProps) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${className}`}>
      <dt className="min-w-0">{term}</dt>
      <dd className="shrink-0">{amount}</dd>
    </div>
  );
}
