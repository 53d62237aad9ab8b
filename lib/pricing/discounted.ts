import type { PartyPrice } from "./party-price";
import { wholeDollars } from "./whole-dollars";

/**
 * A price less what somebody of ours has let go of, as its last line; deposit and balance follow from
 * what is left.
 *
 * @throws RangeError when nothing would be left
 */
export function discounted(price: PartyPrice, discountMinor: number, today: string): PartyPrice {
  if (discountMinor === 0) return price;
  const total = price.total_minor - discountMinor;
  if (discountMinor < 0 || total <= 0) throw new RangeError("a discount leaves something to pay");
  const deposit = Math.min(wholeDollars((total * price.deposit_percent) / 100), total);
  return {
    ...price,
    lines: [...price.lines, { kind: "adjustment", amount_minor: -discountMinor }],
    total_minor: total,
    deposit_minor: deposit,
    balance_minor: total - deposit,
    due_now_minor: price.balance_due <= today ? total : deposit,
  };
}

/** What of a price was let go of, in minor units. */
export function discountOf({ lines }: PartyPrice): number {
  return lines.reduce(
    (sum, line) => sum + (line.kind === "adjustment" ? Math.max(-line.amount_minor, 0) : 0),
    0,
  );
}
