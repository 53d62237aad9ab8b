import { formatPayment } from "@/lib/i18n/format";
import { dayText } from "../desk-formats";
import { PricePreview } from "../fields/price-preview";
import { changeWords as words } from "../words/words";
import type { ChangeState } from "./use-change-draft";

/** What the change does, before it is done: price, seats, money, and whether the guest is asked. */
export function ChangePreview({ state }: { state: ChangeState }) {
  const { price, first } = state;
  const by = first.has_email ? "email" : "nothing";
  return (
    <PricePreview state={state} total={words.total}>
      {price && (
        <>
          <ul className="mt-2 space-y-0.5">
            {consequences(price).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p className="mt-3 font-semibold">
            {price.owner_decides
              ? words.ownerDecides
              : (price.asks_guest ? words.asksBy : words.tellsBy)[by]}
          </p>
        </>
      )}
    </PricePreview>
  );
}

function consequences({
  price,
  before_minor,
  other_days,
  seats,
  due_now_minor,
  balance_minor,
  refund_minor,
  not_sent_minor,
  kept_minor,
}: NonNullable<ChangeState["price"]>): string[] {
  const more = price.total_minor - before_minor;
  const amount = formatPayment(Math.abs(more));
  const day = dayText(price.balance_due);
  return [
    `${words.before(formatPayment(before_minor))}. ${more === 0 ? words.same : more > 0 ? words.more(amount) : words.less(amount)}`,
    ...(other_days ? [words.otherDays(other_days.before, other_days.after)] : []),
    ...(seats > 0 ? [words.seatsTaken(seats)] : []),
    ...(seats < 0 ? [words.seatsGiven(-seats)] : []),
    ...(due_now_minor > 0 ? [words.dueNow(formatPayment(due_now_minor))] : []),
    ...(balance_minor > 0 ? [words.balance(formatPayment(balance_minor), day)] : []),
    ...(refund_minor > 0 ? [words.refund(formatPayment(refund_minor))] : []),
    ...(not_sent_minor > 0 ? [words.notSent(formatPayment(not_sent_minor))] : []),
    ...(kept_minor > 0 ? [words.kept(formatPayment(kept_minor))] : []),
  ];
}
