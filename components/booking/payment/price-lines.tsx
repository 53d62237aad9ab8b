import { useTranslations } from "next-intl";
import { formatMoney } from "@/lib/i18n/format";
import { priceLineAmount, priceLineText } from "@/lib/i18n/price-line-text";
import type { PartyPrice } from "@/lib/pricing/party-price";
import { MoneyRow } from "./money-row";

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
