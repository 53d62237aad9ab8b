import { keptQueryClient } from "../ui/kept-query-client";
import { searchTours, type TourQuery } from "./search-tours";

/** How many tours each of some queries has; none where that cannot be learned. */
export function countTours(queries: readonly TourQuery[]): Promise<number[]> {
  const ask = (query: TourQuery) =>
    keptQueryClient().fetchQuery({
      queryKey: ["tour-count", query],
      queryFn: async ({ signal }) => (await searchTours(query, signal)).meta.total,
      staleTime: 60_000,
    });
  return Promise.all(queries.map((query) => ask(query).catch(() => 0)));
}
