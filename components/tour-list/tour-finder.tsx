"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { TourCard } from "@/lib/contract/tours";
import type { BaseFilter } from "./filter-state";
import { LiveFinder } from "./live-finder";
import type { TourResults } from "./search-tours";

export interface TourFinderProps {
  /** The page as it was made on the server. */
  initial: TourResults;
  base: BaseFilter;
  /** The path of the list's first page. */
  address: string;
  /** Which page of the list this one is. */
  page: number;
  card: (tour: TourCard, isFirst: boolean) => ReactNode;
}

/**
 * The list with its filters. What is sent as HTML is the plain page, readable and with links to the
 * next ones; in the browser the filters of the address take over.
 */
export function TourFinder(props: TourFinderProps) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <LiveFinder {...props} />
    </QueryClientProvider>
  );
}
