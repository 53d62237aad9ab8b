"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Tour } from "@/lib/contract/tours";

/** The tours to be compared, whole, in the order of their ids; one taken away is gone at once. */
export function useComparedTours(ids: string[]) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ["compared-tours", [...ids].sort().join(",")],
    queryFn: ({ signal }) => read(ids, signal),
    placeholderData: keepPreviousData,
    enabled: ids.length > 0,
    staleTime: 60_000,
    retry: 1,
  });
  const known = new Map(data?.map((tour) => [tour.id, tour]));
  const tours = ids.flatMap((id) => known.get(id) ?? []);
  return { tours, isLoading: tours.length === 0 && isFetching, isError, refetch };
}

async function read(ids: string[], signal: AbortSignal): Promise<Tour[]> {
  const [{ callSite }, { compareEndpoint }] = await Promise.all([
    import("@/lib/api/browser"),
    import("@/lib/contract/chosen-tours"),
  ]);
  return (await callSite(compareEndpoint, { ids }, { signal })).data;
}
