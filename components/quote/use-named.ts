import { useEffect, useState } from "react";
import type { Run } from "@/lib/contract/runs";
import type { Picture } from "@/lib/contract/shared";
import { useQuote } from "./quote-store";
import type { QuotePlace } from "./quote-types";

interface NamedTour {
  slug: string;
  title: string;
  /** The first of its gallery. */
  picture: Picture | undefined;
  runs: readonly Run[];
}

/** The tour that is asked about, once it is known; its length answers the question for the days. */
export function useTour(slug: string | null): NamedTour | undefined {
  const [found, setFound] = useState<NamedTour>();
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
      setFound({ slug, title: tour.title, picture: tour.picture, runs: tour.runs });
      if (draft.days === "") change({ days: String(tour.days) });
    };
    ask().catch(() => {
      // The request names the tour also without its title.
    });
    return () => leaving.abort();
  }, [slug]);
  return found && found.slug === slug ? found : undefined;
}

/** The titles of the favourite tours that are asked about together; empty until they are known. */
export function useFavourites(ids: readonly string[]): readonly string[] {
  const [found, setFound] = useState<{ key: string; titles: string[] }>();
  const key = ids.join(",");
  useEffect(() => {
    if (key === "") return;
    let gone = false;
    const ask = async () => {
      const { titlesOf } = await import("./quote-requests");
      const titles = await titlesOf(key.split(","));
      if (!gone) setFound({ key, titles });
    };
    ask().catch(() => {
      // The request names the tours also without their titles.
    });
    return () => {
      gone = true;
    };
  }, [key]);
  return found && found.key === key ? found.titles : [];
}

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
