import type { SearchQuery } from "@/components/search/search-query";
import { routes } from "@/lib/site/routes";

/** The quote with what a search knows already: day and party. */
export function quotePath({
  startDate,
  adults,
  children,
}: Pick<SearchQuery, "startDate" | "adults" | "children">): string {
  const known = new URLSearchParams();
  if (startDate) known.set("date", startDate);
  if (adults !== null) known.set("adults", String(adults));
  // Of no age yet: the quote asks for them.
  if (children > 0) known.set("children", Array(children).fill("x").join());
  return known.size > 0 ? `${routes.quote}?${known}` : routes.quote;
}
