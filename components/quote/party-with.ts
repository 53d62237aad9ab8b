import type { QuoteDraft } from "./quote-draft";

/**
 * The party that goes with the companions a visitor chose: alone is one, with company at least two,
 * with children at least one child, whose age is asked for later. Numbers that fit stay.
 */
export function partyWith(
  companions: QuoteDraft["travel_with"],
  { adults, children }: Pick<QuoteDraft, "adults" | "children">,
): Pick<QuoteDraft, "adults" | "children"> {
  if (companions.length === 0) return { adults, children };
  if (companions.includes("nobody")) return { adults: 1, children: [] };
  const hasAdults = companions.some((each) => each !== "children");
  const hasChildren = companions.includes("children");
  const unnamed = children.every((age) => age === null);
  return {
    adults: hasAdults ? Math.max(adults, 2) : adults,
    children: hasChildren ? (children.length > 0 ? children : [null]) : unnamed ? [] : children,
  };
}
