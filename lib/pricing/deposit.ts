import { policy } from "./policy";

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
