import { useEffect, useState } from "react";
import { businessDay } from "@/lib/clock";
import { keptContact } from "./quote-contact";
import type { QuoteDraft } from "./quote-draft";
import type { QuotePrefill } from "./quote-prefill";
import { openStep } from "./quote-steps";
import { quoteEngine, useQuote } from "./quote-store";
import { stepIn } from "./use-step";

/**
 * Once in the browser: finds the draft of an earlier visit, takes over what the page that led here
 * knew, and goes to the step that the address names, as far as the answers lead. What cannot be read
 * offline is taken up once what reads it is there; until then the questions are answered from the first.
 */
export function useQuoteStart(
  given: QuotePrefill | undefined,
  go: (step: number, how: "replace") => void,
) {
  const engine = quoteEngine.use();
  const [again, setAgain] = useState<() => Promise<void>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens once, with what was there.
  useEffect(() => {
    const { search } = location;
    const isAsked = !given && search && search !== "?step=1";
    if (given) {
      // Over what a page before knew; what is answered from here on counts more, whenever the draft is read.
      useQuote.setState(({ early }) => ({ early: early ?? {} }));
      useQuote.getState().change(prefilled(given));
    }
    const begin = async () => {
      const read = isAsked && (await quoteEngine.load());
      const prefill = () => (read ? prefilled(read.prefillFrom(new URLSearchParams(search))) : {});
      await useQuote.getState().load({ known: await keptContact(), prefill });
      if (!read) return;
      const open = openStep(read.requestOf(useQuote.getState().draft, businessDay()).wrong);
      // The draft knows it all now: a reload must not undo what is changed from here on.
      go(Math.min(stepIn(location.search), open), "replace");
    };
    begin().catch(() => setAgain(() => begin));
  }, []);
  useEffect(() => {
    if (engine) again?.().catch(() => undefined);
  }, [engine, again]);
}

/** What it changes in a draft; answers that it says nothing about stay. */
function prefilled(prefill: QuotePrefill): Partial<QuoteDraft> {
  const { tour, tours, destination, date, adults, children, rooms, days, interests } = prefill;
  return {
    ...(tour && { tour }),
    ...(tours && { tours }),
    ...(destination && { destinations: [destination] }),
    ...(date && date > businessDay() && { departure: "date", date }),
    // Rooms of before are those of another party.
    ...(adults && { adults, children: children ?? [], rooms: rooms ?? null }),
    ...(children && { children }),
    ...(rooms && { rooms }),
    ...(days && { days: String(days) }),
    ...(interests && { interests }),
  };
}
