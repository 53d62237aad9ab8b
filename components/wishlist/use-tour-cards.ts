"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { TourCard } from "@/lib/contract/tours";

/**
 * The cards of tours by id, in that order; `missing` are ids of tours that are offered no longer.
 * What is taken off the list disappears at once, without asking again.
 */
export function useTourCards(ids: string[]) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ["tour-cards", [...ids].sort().join(",")],
    queryFn: ({ signal }) => read(ids, signal),
    placeholderData: keepPreviousData,
    enabled: ids.length > 0,
    staleTime: 60_000,
    retry: 1,
  });
  const known = new Map(data?.map((card) => [card.id, card]));
  const cards = ids.flatMap((id) => known.get(id) ?? []);
  return {
    cards,
    missing: data && !isPlaceholderData ? ids.filter((id) => !known.has(id)) : [],
    isLoading: ids.length > 0 && cards.length === 0 && isFetching,
    isError,
    refetch,
  };
}

async function read(ids: string[], signal: AbortSignal): Promise<TourCard[]> {
  const [{ callSite }, { chosenToursEndpoint }] = await Promise.all([
    import("@/lib/api/browser"),
    import("@/lib/contract/chosen-tours"),
  ]);
  return (await callSite(chosenToursEndpoint, { ids }, { signal })).data;
}
