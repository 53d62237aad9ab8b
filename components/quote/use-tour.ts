import { useEffect, useState } from "react";
import { useQuote } from "./quote-store";

/** The title of the tour that is asked about; its length answers the question for the days. */
export function useTour(slug: string | null): string | undefined {
  const [found, setFound] = useState<{ slug: string; title: string }>();
  useEffect(() => {
    if (!slug) return;
    const leaving = new AbortController();
    const ask = async () => {
      const { tourNamed } = await import("./quote-requests");
      const tour = await tourNamed(slug, leaving.signal);
      const { draft, change, knowTour } = useQuote.getState();
      if (leaving.signal.aborted || draft.tour !== slug) return;
      if (!tour) return change({ tour: null });
      knowTour(tour.alternates);
      setFound({ slug, title: tour.title });
      if (draft.days === "") change({ days: String(tour.days) });
    };
    ask().catch(() => {
      // The request names the tour also without its title.
    });
    return () => leaving.abort();
  }, [slug]);
  return found && found.slug === slug ? found.title : undefined;
}
