import { routes } from "@/lib/site/routes";
import type { QuotePrefill } from "./quote-prefill";

/** The wizard's address with what is known already: `/Quote?tour=…&adults=2&children=9,7`. */
export function quoteHref(prefill: QuotePrefill): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(prefill))
    if (value !== undefined && String(value) !== "") query.set(name, String(value));
  return query.size > 0 ? `${routes.quote}?${query}` : routes.quote;
}
