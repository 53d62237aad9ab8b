import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Locale } from "@/lib/contract/locales";
import { formatPayment } from "@/lib/i18n/format";
import { priceLineAmount, priceLineText } from "@/lib/i18n/price-line-text";
import type { PartyPrice } from "@/lib/pricing/party-price";

interface PriceLinesProps {
  price: Pick<PartyPrice, "lines" | "total_minor">;
  /** What the sum is called. */
  total: string;
  /** The sum is read aloud when it changes. */
  live?: boolean;
  /** What stands after a line's name, and below the line. */
  beside?(line: number): ReactNode;
  below?(line: number): ReactNode;
  /** In which language our own lines are, by their keys, where it is another than the page's. */
  languages?: Record<string, Locale> | undefined;
}

/** A price line by line; the lines add up to the total. Needs TourPrice and Vocabulary around it. */
export function PriceLines({
  price,
  total,
  live = false,
  beside,
  below,
  languages,
}: PriceLinesProps) {
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
            language={line.kind === "own" ? languages?.[line.key] : undefined}
            amount={priceLineAmount(line.amount_minor)}
            beside={beside?.(index)}
            below={below?.(index)}
          />
        ))}
      </dl>
      <dl className="mt-3 border-line border-t pt-3" aria-live={live ? "polite" : undefined}>
        <MoneyRow
          term={total}
          amount={formatPayment(price.total_minor)}
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
  /** Of the term, where it is another than the page's. */
  language?: Locale | undefined;
  className?: string;
  beside?: ReactNode;
  below?: ReactNode;
}

/** What something costs: a line of a list of terms. */
export function MoneyRow({ term, amount, language, className = "", beside, below }: MoneyRowProps) {
  return (
    <div
      className={`flex items-baseline justify-between gap-4 ${below ? "flex-wrap" : ""} ${className}`}
    >
      <dt className={`min-w-0 ${below ? "flex-1" : ""}`}>
        {language ? <span lang={language}>{term}</span> : term}
        {beside}
      </dt>
      <dd className="shrink-0">{amount}</dd>
      {below && <dd className="basis-full">{below}</dd>}
    </div>
  );
}
