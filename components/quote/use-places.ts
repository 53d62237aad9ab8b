import { useEffect, useState } from "react";
import { callSite } from "@/lib/api/browser";
import { destinationListEndpoint } from "@/lib/contract/destinations";
import type { QuotePlace } from "./quote-types";

/** The destinations of the page, or, in a dialog, those that the site names. */
export function usePlaces(given: readonly QuotePlace[] | undefined): readonly QuotePlace[] {
  const [asked, setAsked] = useState<readonly QuotePlace[]>([]);
  useEffect(() => {
    if (given) return;
    const leaving = new AbortController();
    callSite(destinationListEndpoint, {}, { signal: leaving.signal }).then(
      ({ data }) => setAsked(data.map(({ id, name }) => ({ id, name }))),
      () => {
        // The question can be left open.
      },
    );
    return () => leaving.abort();
  }, [given]);
  return given ?? asked;
}
