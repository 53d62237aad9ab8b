import { useEffect } from "react";
import { prefilled, prefillFrom, prefillNames, type QuotePrefill } from "./quote-prefill";
import { requestOf } from "./quote-request";
import { openStep } from "./quote-steps";
import { useQuote } from "./quote-store";
import { localToday } from "./today";
import { useFavourites } from "./use-favourites";
import { stepIn } from "./use-step";

/**
 * Once in the browser: finds the draft of an earlier visit, takes over what the page that led here
 * knew, and goes to the step that the address names, as far as the answers lead.
 */
export function useQuoteStart(
  given: QuotePrefill | undefined,
  go: (step: number, how: "replace") => void,
) {
  const addFavourites = useFavourites();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens once, with what was there.
  useEffect(() => {
    const store = useQuote.getState();
    const today = localToday();
    const query = new URLSearchParams(window.location.search);
    store.load();
    const prefill = given ?? prefillFrom(query);
    const changes = prefilled(prefill, today);
    if (Object.keys(changes).length > 0) store.change(changes);
    if (prefill.tours) void addFavourites(prefill.tours);
    if (given) return;
    const open = openStep(requestOf(useQuote.getState().draft, today).wrong);
    const step = stepIn(window.location.search);
    const known = prefillNames.some((name) => query.has(name));
    // A reload must not undo what was changed since: the draft has it all now.
    if (known || step > 1) go(Math.min(step, open), "replace");
  }, []);
}
