import { useEffect } from "react";
import { businessDay } from "@/lib/clock";
import { keptContact } from "./quote-contact";
import type { QuoteDraft } from "./quote-draft";
import type { QuotePrefill } from "./quote-prefill";
import { openStep } from "./quote-steps";
import { quoteEngine, useQuote } from "./quote-store";
import { stepIn } from "./use-step";

/**
 * Once in the browser: finds the draft of an earlier visit, takes over what the page that led here
 * knew, and goes to the step that the address names, as far as the answers lead.
 */
export function useQuoteStart(
  given: QuotePrefill | undefined,
  go: (step: number, how: "replace") => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens once, with what was there.
  useEffect(() => {
    const take = (prefill: QuotePrefill) => {
      const changes = prefilled(prefill, businessDay());
      if (Object.keys(changes).length > 0) useQuote.getState().change(changes);
    };
    const start = async () => {
      const { search } = window.location;
      await useQuote.getState().load({ known: await keptContact() });
      if (given) return take(given);
      if (search === "" || search === "?step=1") return;
      const { prefillFrom, requestOf } = await quoteEngine.load();
      take(prefillFrom(new URLSearchParams(search)));
      const open = openStep(requestOf(useQuote.getState().draft, businessDay()).wrong);
      // The draft knows it all now: a reload must not undo what is changed from here on.
      go(Math.min(stepIn(search), open), "replace");
    };
    start().catch(() => {
      // Offline: the questions can be answered from the first.
    });
  }, []);
}

/** What it changes in a draft; answers that it says nothing about stay. */
function prefilled(prefill: QuotePrefill, today: string): Partial<QuoteDraft> {
  const { tour, tours, destination, date, adults, children, rooms, days, interests } = prefill;
  return {
    ...(tour && { tour }),
    ...(tours && { tours }),
    ...(destination && { destinations: [destination] }),
    ...(date && date > today && { departure: "date", date }),
    // Rooms of before are those of another party.
    ...(adults && { adults, children: children ?? [], rooms: rooms ?? null }),
    ...(children && { children }),
    ...(rooms && { rooms }),
    ...(days && { days: String(days) }),
    ...(interests && { interests }),
  };
}
