import { filterEndpoint, filterIndexEndpoint, tourListPageEndpoint } from "@/lib/contract/filters";
import { on } from "../handler";
import { filterIndex, filterTours, tourListPage } from "./filter";

export const filterHandlers = [
  on(filterEndpoint, filterTours),
  on(filterIndexEndpoint, filterIndex),
  on(tourListPageEndpoint, tourListPage),
];
