import { formatPayment } from "@/lib/i18n/format";
import type { PartyPrice } from "@/lib/pricing/party-price";
import { TextField } from "../../form/text-field";
import { dayText } from "../desk-formats";
import { MoneyField } from "../fields/money-field";
import { PricePreview } from "../fields/price-preview";
import { newBookingWords as words } from "../words/words";
import type { DraftState } from "./use-booking-draft";

/** What the guest pays, as it is typed; less a discount, with its reason. */
export function PricePart({ state }: { state: DraftState }) {
  const { draft, set, price } = state;
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
      <PricePreview state={state} total={words.total} unpriced={words.unpriced}>
        {price && <p className="pt-1 text-muted">{whenPaid(price.price)}</p>}
      </PricePreview>
    </section>
  );
}

function whenPaid({ total_minor, due_now_minor, balance_minor, balance_due }: PartyPrice): string {
  const now = words.dueNow(formatPayment(due_now_minor));
  if (due_now_minor >= total_minor) return now;
  const day = dayText(balance_due);
  return `${now}, ${words.balance(formatPayment(balance_minor), day)}`;
}
