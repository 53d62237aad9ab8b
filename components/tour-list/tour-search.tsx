import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { KeptQueryScope } from "../ui/kept-query-scope";
import { keyOf, searchTours, type TourQuery, type TourResults } from "./search-tours";

export interface FoundTours {
  /** Null where they could not be had. */
  results: TourResults | null;
  retry(): void;
}

interface TourSearchProps {
  query: TourQuery;
  /** Told of what is found; nothing while it is sought. */
  onFound(key: string, found: FoundTours): void;
}

/** Asks for the tours of a query; shows nothing itself. It comes with the first question. */
export function TourSearch(props: TourSearchProps) {
  return (
    <KeptQueryScope>
      <Asked {...props} />
    </KeptQueryScope>
  );
}

function Asked({ query, onFound }: TourSearchProps) {
  const { data, isError, refetch } = useQuery({
    queryKey: ["tours", query],
    queryFn: ({ signal }) => searchTours(query, signal),
    staleTime: 60_000,
    retry: 1,
  });
  const key = keyOf(query);
  useEffect(() => {
    if (data || isError) onFound(key, { results: data ?? null, retry: () => void refetch() });
  }, [key, data, isError, refetch, onFound]);
  return null;
}
