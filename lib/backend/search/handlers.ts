import { filterEndpoint, filterIndexEndpoint, tourListPageEndpoint } from "@/lib/contract/filters";
import { siteSearchEndpoint } from "@/lib/contract/search";
import { on } from "../requests/handler";
import { filterIndex, filterTours, tourListPage } from "./filter";
import { siteSearch } from "./site-search";

export const searchHandlers = [
  on(siteSearchEndpoint, siteSearch),
  on(filterEndpoint, filterTours),
  on(filterIndexEndpoint, filterIndex),
  on(tourListPageEndpoint, tourListPage),
];
