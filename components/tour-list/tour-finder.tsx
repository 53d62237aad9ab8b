"use client";

import type { ReactNode } from "react";
import type { TourCard } from "@/lib/contract/tours";
import { KeptQueryScope } from "../ui/kept-query-scope";
import type { BaseFilter } from "./filter-state";
import { LiveFinder } from "./live-finder";
import type { RelaxedCounts } from "./relaxations";
import type { TourResults } from "./search-tours";

export interface TourFinderProps {
  /** The page as it was made on the server. */
  initial: TourResults;
  /** What the page was made for, `?level=luxury`; empty for the plain list. */
  asked: string;
  /** Where nothing fits: how many tours the lists with less asked for have. */
  relaxedCounts?: RelaxedCounts;
  /** Ids of the places, those with most tours first. */
  placeOrder: string[];
  base: BaseFilter;
  /** The path of the list's first page. */
  address: string;
  /** Which page of the list this one is. */
  page: number;
  card: (tour: TourCard, isFirst: boolean) => ReactNode;
}

/**
 * The list with its filters. What is sent as HTML is what the address asks for, readable and with
 * links to the next pages; the browser goes on from there.
 */
export function TourFinder(props: TourFinderProps) {
  return (
    <KeptQueryScope>
      <LiveFinder {...props} />
    </KeptQueryScope>
  );
}
