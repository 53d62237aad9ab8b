import type { ReactNode } from "react";
import { formatPayment } from "@/lib/i18n/format";
import { MoneyRow } from "../../ui/price-lines";
import { Failure } from "../failure";
import { fieldWords as words } from "../words/words";

interface PricePreviewProps {
  state: {
    price:
      | { lines: { text: string; amount_minor: number }[]; price: { total_minor: number } }
      | undefined;
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

const signed = (minor: number) => `${minor < 0 ? "−" : ""}${formatPayment(Math.abs(minor))}`;

/** What it costs as it is typed, line by line, before anything is done. */
export function PricePreview({
  state,
  total,
  unpriced = words.pricing,
  children,
}: PricePreviewProps) {
  const { price, isPricing, whyNoPrice } = state;
  return (
    <section
      aria-live="polite"
      aria-busy={isPricing}
      className="figures rounded-picture bg-card p-4 text-small aria-busy:text-muted"
    >
      {price ? (
        <>
          <dl className="space-y-1">
            {price.lines.map(({ text, amount_minor }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two children of one age have equal lines.
              <MoneyRow key={index} term={text} amount={signed(amount_minor)} />
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
