"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";

/** The cards of favourites. */
export const useTourCards = (ids: string[]) =>
  useChosenTours("tour-cards", ids, async (signal) => {
    const { callSite, chosenToursEndpoint } = await calls();
    return (await callSite(chosenToursEndpoint, { ids }, { signal })).data;
  });

/** The tours to be compared, whole. */
export const useComparedTours = (ids: string[]) =>
  useChosenTours("compared-tours", ids, async (signal) => {
    const { callSite, compareEndpoint } = await calls();
    return (await callSite(compareEndpoint, { ids }, { signal })).data;
  });

/**
 * Tours by id, in that order; `missing` are ids of tours that are offered no longer. What is taken
 * off the list disappears at once, without asking again.
 */
function useChosenTours<Chosen extends { id: string }>(
  name: string,
  ids: string[],
  read: (signal: AbortSignal) => Promise<Chosen[]>,
) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: [name, [...ids].sort().join(",")],
    queryFn: ({ signal }) => read(signal),
    placeholderData: keepPreviousData,
    enabled: ids.length > 0,
    staleTime: 60_000,
    retry: 1,
  });
  const known = new Map(data?.map((tour) => [tour.id, tour]));
  const tours = ids.flatMap((id) => known.get(id) ?? []);
  return {
    tours,
    missing: data && !isPlaceholderData ? ids.filter((id) => !known.has(id)) : [],
    isLoading: tours.length === 0 && isFetching,
    isError,
    refetch,
  };
}

async function calls() {
  const [{ callSite }, { chosenToursEndpoint, compareEndpoint }] = await Promise.all([
    import("@/lib/api/browser"),
    import("@/lib/contract/chosen-tours"),
  ]);
  return { callSite, chosenToursEndpoint, compareEndpoint };
}
