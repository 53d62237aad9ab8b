import { policy } from "./policy";
import { wholeDollars } from "./whole-dollars";

/** Per cent of the price due as deposit. */
export function depositPercent(trip: {
  safariType: "lodge" | "camping";
  level: "budget" | "standard" | "mid_range" | "luxury";
  tailorMade?: boolean;
}): number {
  const { luxuryOrTailorMade, camping, lodge } = policy.depositPercent;
  if (trip.level === "luxury" || trip.tailorMade) return luxuryOrTailorMade;
  return trip.safariType === "camping" ? camping : lodge;
}

interface Terms {
  depositPercent: number;
  /** A deposit that was agreed, in place of the percentage. */
  depositMinor?: number | null | undefined;
  /** ISO day by which the balance is to be there. */
  balanceDue: string;
}

/** How a total is paid: the deposit and then the balance, or all of it once the balance is due. */
export function depositAndBalance(totalMinor: number, terms: Terms, today: string) {
  const share = Math.min(wholeDollars((totalMinor * terms.depositPercent) / 100), totalMinor);
  const deposit = terms.depositMinor ?? share;
  const isDue = terms.balanceDue <= today;
  return {
    total_minor: totalMinor,
    deposit_minor: deposit,
    balance_minor: totalMinor - deposit,
    due_now_minor: isDue ? totalMinor : deposit,
    balance_due: isDue ? today : terms.balanceDue,
  };
}

/** A price that was made before, as it is paid on a day: all of it, once its balance is due. */
export function asOf<
  P extends Record<"total_minor" | "deposit_percent" | "deposit_minor", number> & {
    balance_due: string;
  },
>(price: P, today: string): P {
  const terms = {
    depositPercent: price.deposit_percent,
    depositMinor: price.deposit_minor,
    balanceDue: price.balance_due,
  };
  return { ...price, ...depositAndBalance(price.total_minor, terms, today) };
}
