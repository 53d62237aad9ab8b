import { formatDay, formatPayment } from "@/lib/i18n/format";
import { TextField } from "../../form/text-field";
import { Failure } from "../failure";
import { MoneyField } from "../offers/money-field";
import { newBookingWords as words } from "./new-booking-words";
import type { DraftState } from "./use-booking-draft";

const signed = (minor: number) => `${minor < 0 ? "−" : ""}${formatPayment(Math.abs(minor))}`;

/** What the guest pays, as it is typed; less a discount, with its reason. */
export function PricePart({ state }: { state: DraftState }) {
  const { draft, set, price, isPricing, whyNoPrice } = state;
  return (
    <section>
      <h2 className="mb-3 text-xl">{words.price}</h2>
      <div className="mb-4 flex flex-wrap items-start gap-4">
        <MoneyField
          id="discount"
          label={words.discount}
          value={draft.discountMinor || null}
          onChange={(amount) => set({ discountMinor: Math.max(amount ?? 0, 0) })}
        />
        {draft.discountMinor > 0 && (
          <TextField
            id="reason"
            label={words.reason}
            hint={words.reasonHint}
            value={draft.reason}
            required
            maxLength={200}
            onChange={(event) => set({ reason: event.target.value })}
            className="min-w-0 flex-1 basis-56"
          />
        )}
      </div>
      <div
        aria-live="polite"
        aria-busy={isPricing}
        className="rounded-picture bg-card p-4 aria-busy:text-muted"
      >
        {price ? (
          <div className="figures text-small">
            <dl className="space-y-1">
              {price.lines.map(({ text, amount_minor }) => (
                <Row key={text} term={text} amount={signed(amount_minor)} />
              ))}
              <Row
                term={words.total}
                amount={formatPayment(price.price.total_minor)}
                className="border-line border-t pt-2 font-semibold text-body"
              />
            </dl>
            <p className="pt-1 text-muted">
              {words.dueNow(formatPayment(price.price.due_now_minor))}
              {price.price.due_now_minor < price.price.total_minor &&
                `, ${words.balance(
                  formatPayment(price.price.balance_minor),
                  formatDay(price.price.balance_due, "en", "medium"),
                )}`}
            </p>
          </div>
        ) : (
          !whyNoPrice && (
            <p className="text-muted text-small">{isPricing ? words.pricing : words.unpriced}</p>
          )
        )}
        <Failure words={whyNoPrice} />
      </div>
    </section>
  );
}

interface RowProps {
  term: string;
  amount: string;
  className?: string;
}

function Row({ term, amount, className = "" }: RowProps) {
  return (
    <div className={`flex justify-between gap-3 ${className}`}>
      <dt className="min-w-0">{term}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
