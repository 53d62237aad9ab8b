import type { ReactNode } from "react";
import type { TourToBook } from "@/lib/contract/desk/new-booking";
import { formatPayment } from "@/lib/i18n/format";
import { priceLineAmount } from "@/lib/i18n/price-line-text";
import type { PartyPrice } from "@/lib/pricing/party-price";
import { MoneyRow } from "../../ui/price-lines";
import { Failure } from "../failure";
import { fieldWords as words } from "../words/words";
import { lineText } from "./line-text";

interface PricePreviewProps {
  state: {
    price: { price: PartyPrice } | undefined;
    tour: TourToBook | undefined;
    isPricing: boolean;
    whyNoPrice: string;
  };
  /** What the sum is called. */
  total: string;
  /** What is said where there is nothing to price yet. */
  unpriced?: string;
  /** What follows from the price. */
  children: ReactNode;
}

/** What it costs as it is typed, line by line, before anything is done. */
export function PricePreview({
  state,
  total,
  unpriced = words.pricing,
  children,
}: PricePreviewProps) {
  const { price, tour, isPricing, whyNoPrice } = state;
  return (
    <section
      aria-live="polite"
      aria-busy={isPricing}
      className="figures rounded-picture bg-card p-4 text-small aria-busy:text-muted"
    >
      {price ? (
        <>
          <dl className="space-y-1">
            {price.price.lines.map((line, index) => (
              <MoneyRow
                // biome-ignore lint/suspicious/noArrayIndexKey: two children of one age have equal lines.
                key={index}
                term={lineText(line, tour?.extras ?? [])}
                amount={priceLineAmount(line.amount_minor)}
              />
            ))}
            <MoneyRow
              term={total}
              amount={formatPayment(price.price.total_minor)}
              className="border-line border-t pt-2 font-semibold text-body"
            />
          </dl>
          {children}
        </>
      ) : (
        !whyNoPrice && <p className="text-muted">{isPricing ? words.pricing : unpriced}</p>
      )}
      <Failure words={whyNoPrice} />
    </section>
  );
}
