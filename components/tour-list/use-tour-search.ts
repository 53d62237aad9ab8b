import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { searchTours, type TourQuery, type TourResults } from "./search-tours";

/**
 * The tours of a query. The results are null from the moment a new query is asked until it is
 * answered (docs/product.md, "Filters"); the options keep their last counts meanwhile.
 */
export function useTourSearch(query: TourQuery, initial: TourResults | undefined) {
  const { data, isPlaceholderData, isError, refetch } = useQuery({
    queryKey: ["tours", query],
    queryFn: ({ signal }) => searchTours(query, signal),
    initialData: initial,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: 1,
  });
  return {
    results: isPlaceholderData ? null : (data ?? null),
    options: data?.options,
    isError: isError && !data,
    retry: () => void refetch(),
  };
}
