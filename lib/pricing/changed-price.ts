import { depositAndBalance } from "./deposit";
import { sum } from "./party-lines";
import type { PartyPrice, PriceLine } from "./party-price";

/** Less is nobody asked for. */
export const leastPriceMinor = 100;

/** A line that somebody of ours adds, in the words that the guest reads. */
interface AddedLine {
  text: string;
  amount_minor: number;
}

interface Change {
  added: AddedLine[];
  /** Added to the price, or taken off it, in one sum. */
  adjustmentMinor: number;
  /** The deposit that was agreed and stays; else it is the price's own share of what there is now. */
  depositMinor?: number;
}

const addedKey = /^change-\d+$/;

/** What the desk has added to a price before, to be kept or changed. */
export function additionsIn({ lines }: PartyPrice): {
  added: AddedLine[];
  adjustmentMinor: number;
} {
  let adjustmentMinor = 0;
  const added: AddedLine[] = [];
  for (const line of lines) {
    if (line.kind === "adjustment") adjustmentMinor += line.amount_minor;
    if (isAdded(line)) added.push({ text: line.text, amount_minor: line.amount_minor });
  }
  return { added, adjustmentMinor };
}

function isAdded(line: PriceLine): line is PriceLine & { kind: "own" } {
  return line.kind === "own" && addedKey.test(line.key);
}

/**
 * A price with other lines of ours and another adjustment than it has: what it is made of otherwise
 * stays, and total, deposit and balance follow. Minor units.
 *
 * @throws RangeError when less than a dollar would be left
 */
export function changedPrice(
  price: PartyPrice,
  { added, adjustmentMinor, depositMinor }: Change,
  today: string,
): PartyPrice {
  const lines: PriceLine[] = [
    ...price.lines.filter((line) => line.kind !== "adjustment" && !isAdded(line)),
    ...added.map((line, index) => ({ kind: "own" as const, key: `change-${index + 1}`, ...line })),
    ...(adjustmentMinor === 0
      ? []
      : [{ kind: "adjustment" as const, amount_minor: adjustmentMinor }]),
  ];
  const total = sum(lines);
  if (total < leastPriceMinor) throw new RangeError("a price leaves something to pay");
  const terms = {
    depositPercent: price.deposit_percent,
    depositMinor: depositMinor === undefined ? undefined : Math.min(depositMinor, total),
    balanceDue: price.balance_due,
  };
  return { ...price, lines, ...depositAndBalance(total, terms, today) };
}
