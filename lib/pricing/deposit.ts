/**
 * Share of the price due as deposit: 10 % for camping, 30 % for lodge, more for luxury or
 * tailor-made trips (spec section 9; the operator asks 40 %).
 */
export function depositPercent(trip: {
  safariType: "lodge" | "camping";
  level: "budget" | "standard" | "mid_range" | "luxury";
  tailorMade?: boolean;
}): number {
  if (trip.level === "luxury" || trip.tailorMade) return 40;
  return trip.safariType === "camping" ? 10 : 30;
}

/** Days before the start on which the balance is due. */
export const balanceDaysBefore = 60;
