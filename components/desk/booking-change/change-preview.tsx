import { formatDay, formatPayment } from "@/lib/i18n/format";
import { MoneyRow } from "../../ui/price-lines";
import { Failure } from "../failure";
import { changeWords as words } from "./change-words";
import type { ChangeState } from "./use-change-draft";

const signed = (minor: number) => `${minor < 0 ? "−" : ""}${formatPayment(Math.abs(minor))}`;

/** What the change does, before it is done: price, seats, money, and whether the guest is asked. */
export function ChangePreview({ state: { price, isPricing, whyNoPrice } }: { state: ChangeState }) {
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
              term={words.total}
              amount={formatPayment(price.price.total_minor)}
              className="border-line border-t pt-2 font-semibold text-body"
            />
          </dl>
          <ul className="mt-2 space-y-0.5">
            {consequences(price).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p className="mt-3 font-semibold">{price.asks_guest ? words.asks : words.tells}</p>
        </>
      ) : (
        !whyNoPrice && <p className="text-muted">{words.pricing}</p>
      )}
      <Failure words={whyNoPrice} />
    </section>
  );
}

function consequences({
  price,
  before_minor,
  seats,
  due_now_minor,
  balance_minor,
  refund_minor,
}: NonNullable<ChangeState["price"]>): string[] {
  const more = price.total_minor - before_minor;
  const amount = formatPayment(Math.abs(more));
  const day = formatDay(price.balance_due, "en", "medium");
  return [
    `${words.before(formatPayment(before_minor))}. ${more === 0 ? words.same : more > 0 ? words.more(amount) : words.less(amount)}`,
    ...(seats > 0 ? [words.seatsTaken(seats)] : []),
    ...(seats < 0 ? [words.seatsGiven(-seats)] : []),
    ...(due_now_minor > 0 ? [words.dueNow(formatPayment(due_now_minor))] : []),
    ...(balance_minor > 0 ? [words.balance(formatPayment(balance_minor), day)] : []),
    ...(refund_minor > 0 ? [words.refund(formatPayment(refund_minor))] : []),
  ];
}
