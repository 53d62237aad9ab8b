"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import { type ReactNode, Suspense, useState } from "react";
import type { TourCard } from "@/lib/contract/tours";
import { type BaseFilter, noFilters } from "./filter-state";
import { FinderView } from "./finder-view";
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

const nothing = () => undefined;

/**
 * The list with its filters. What is sent as HTML is the plain page, readable and with links to the
 * next ones; in the browser the filters of the address take over.
 */
export function TourFinder(props: TourFinderProps) {
  const [client] = useState(() => new QueryClient());
  const placeOrder = props.initial.options.destination
    .filter((place) => place.count > 0)
    .sort((a, b) => b.count - a.count)
    .map((place) => place.value);
  const shared = { ...props, placeOrder };
  const plain = (
    <FinderView
      {...shared}
      state={noFilters}
      options={props.initial.options}
      results={props.initial}
      isError={false}
      update={nothing}
      retry={nothing}
    />
  );
  return (
    <NuqsAdapter>
      <QueryClientProvider client={client}>
        <Suspense fallback={plain}>
          <LiveFinder {...shared} />
        </Suspense>
      </QueryClientProvider>
    </NuqsAdapter>
  );
}
