import { useEffect, useState } from "react";
import { callSite } from "@/lib/api/browser";
import { ApiError } from "@/lib/contract/errors";
import { tourEndpoint } from "@/lib/contract/tours";
import { useQuote } from "./quote-store";

/** The title of the tour that is asked about; its length answers the question for the days. */
export function useTour(slug: string | null): string | undefined {
  const [found, setFound] = useState<{ slug: string; title: string }>();
  useEffect(() => {
    if (!slug) return;
    const leaving = new AbortController();
    callSite(tourEndpoint, { slug }, { signal: leaving.signal }).then(
      ({ data }) => {
        setFound({ slug, title: data.title });
        const { draft, change } = useQuote.getState();
        if (draft.tour === slug && draft.days === "") change({ days: String(data.days) });
      },
      (error) => {
        if (error instanceof ApiError && error.code === "not_found")
          useQuote.getState().change({ tour: null });
      },
    );
    return () => leaving.abort();
  }, [slug]);
  return found && found.slug === slug ? found.title : undefined;
}
