import type { ReactNode } from "react";
import type { FilterOptions } from "@/lib/contract/filters";
import type { TourCard } from "@/lib/contract/tours";
import type { BaseFilter, FilterPatch, FilterState } from "./filter-state";
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

export interface FinderViewProps extends Omit<TourFinderProps, "initial"> {
  state: FilterState;
  /** False in the HTML and until the address has been read. */
  isAddressRead: boolean;
  options: FilterOptions;
  /** Null while a question is under way. */
  results: TourResults | null;
  isError: boolean;
  update: (patch: FilterPatch) => void;
  retry: () => void;
}
