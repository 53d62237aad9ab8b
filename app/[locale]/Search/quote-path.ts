import { routes } from "@/lib/site/routes";
import type { Found } from "./run-search";

/** The quote with what the search knows already: day and party. */
export function quotePath({ query: { startDate, adults } }: Found): string {
  const known = new URLSearchParams();
  if (startDate) known.set("date", startDate);
  if (adults !== null) known.set("adults", String(adults));
  return known.size > 0 ? `${routes.quote}?${known}` : routes.quote;
}
