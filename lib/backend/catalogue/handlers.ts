import { tourCategoriesEndpoint, tourCategoryEndpoint } from "@/lib/contract/categories";
import { chosenToursEndpoint, compareEndpoint } from "@/lib/contract/chosen-tours";
import { climbRoutesEndpoint } from "@/lib/contract/climb-routes";
import { departureMonthsEndpoint, departuresEndpoint } from "@/lib/contract/departures";
import {
  destinationEndpoint,
  destinationListEndpoint,
  destinationsByCategoryEndpoint,
  popularDestinationsEndpoint,
} from "@/lib/contract/destinations";
import { plannerEndpoint } from "@/lib/contract/planner";
import { priceEndpoint } from "@/lib/contract/price-quote";
import { stayEndpoint, stayListEndpoint } from "@/lib/contract/stays";
import {
  dealsEndpoint,
  popularToursEndpoint,
  similarToursEndpoint,
  tourEndpoint,
  tourListEndpoint,
} from "@/lib/contract/tours";
import { on } from "../requests/handler";
import { tourCategories, tourCategory } from "./category";
import { chosenTours, comparedTours } from "./chosen-tours";
import { climbRoutes } from "./climb-routes";
import { departureMonths } from "./departure-months";
import { upcomingDepartures } from "./departures";
import {
  destination,
  destinationList,
  destinationsByCategory,
  popularDestinations,
} from "./destination";
import { planner } from "./planner";
import { price } from "./price";
import { stay, stayList } from "./stay";
import { similarTours, tour } from "./tour";
import { deals, popularTours, tourList } from "./tour-lists";

export const catalogueHandlers = [
  on(chosenToursEndpoint, chosenTours),
  on(compareEndpoint, comparedTours),
  on(tourEndpoint, tour),
  on(similarToursEndpoint, similarTours),
  on(tourListEndpoint, tourList),
  on(popularToursEndpoint, popularTours),
  on(dealsEndpoint, deals),
  on(tourCategoriesEndpoint, tourCategories),
  on(tourCategoryEndpoint, tourCategory),
  on(climbRoutesEndpoint, climbRoutes),
  on(plannerEndpoint, planner),
  on(priceEndpoint, price),
  on(departuresEndpoint, upcomingDepartures),
  on(departureMonthsEndpoint, departureMonths),
  on(destinationListEndpoint, destinationList),
  on(popularDestinationsEndpoint, popularDestinations),
  on(destinationsByCategoryEndpoint, destinationsByCategory),
  on(destinationEndpoint, destination),
  on(stayListEndpoint, stayList),
  on(stayEndpoint, stay),
];
