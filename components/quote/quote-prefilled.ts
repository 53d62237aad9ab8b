import type { QuoteDraft } from "./quote-draft";
import type { QuotePrefill } from "./quote-prefill";

/** What it changes in a draft; answers that it says nothing about stay. */
export function prefilled(prefill: QuotePrefill, today: string): Partial<QuoteDraft> {
  const { tour, tours, destination, date, adults, children, rooms } = prefill;
  return {
    ...(tour && { tour }),
    ...(tours && { tours }),
    ...(destination && { destinations: [destination] }),
    ...(date && date > today && { departure: "date", date }),
    ...(adults && { adults, children: children ?? [] }),
    ...(children && { children }),
    ...(rooms && { rooms }),
  };
}
