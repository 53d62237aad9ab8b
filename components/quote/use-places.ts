import { useEffect, useState } from "react";
import type { QuotePlace } from "./quote-types";

/** The destinations of the page, or, in a dialog, those that the site names. */
export function usePlaces(given: readonly QuotePlace[] | undefined): readonly QuotePlace[] {
  const [asked, setAsked] = useState<readonly QuotePlace[]>([]);
  useEffect(() => {
    if (given) return;
    const leaving = new AbortController();
    import("./quote-requests")
      .then(({ allPlaces }) => allPlaces(leaving.signal))
      .then(setAsked, () => {
        // The question can be left open.
      });
    return () => leaving.abort();
  }, [given]);
  return given ?? asked;
}
