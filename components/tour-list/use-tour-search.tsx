import { useCallback, useEffect, useState } from "react";
import { keyOf, type TourQuery, type TourResults } from "./search-tours";
import type { FoundTours, TourSearch } from "./tour-search";

interface Told extends FoundTours {
  key: string;
  /** With their last counts, where the newest question has no answer. */
  options: TourResults["options"] | undefined;
}

/**
 * The tours of a query: those that the page came with, or what is found. The results are null from the
 * moment a new query is asked until it is answered (docs/product.md, "Filters"); the options keep their
 * last counts meanwhile. `search` is to be rendered: it does the asking.
 */
export function useTourSearch(query: TourQuery, initial: TourResults | undefined) {
  const [Search, setSearch] = useState<typeof TourSearch>();
  const [isAway, setAway] = useState(false);
  const [told, setTold] = useState<Told>();
  const isAsked = initial === undefined;
  const load = useCallback(() => {
    setAway(false);
    import("./tour-search").then(
      (loaded) => setSearch(() => loaded.TourSearch),
      () => setAway(true),
    );
  }, []);
  useEffect(() => {
    if (isAsked) load();
  }, [isAsked, load]);
  const onFound = useCallback((key: string, found: FoundTours) => {
    setTold((last) => ({
      ...found,
      key,
      options: found.results?.options ?? last?.options,
    }));
  }, []);
  const found = told?.key === keyOf(query) ? told : undefined;
  return {
    results: initial ?? found?.results ?? null,
    options: initial?.options ?? told?.options,
    isError: isAsked && (found ? found.results === null : isAway),
    retry: found?.retry ?? load,
    search: isAsked && Search && <Search query={query} onFound={onFound} />,
  };
}
