import * as accounts from "./accounts";
import * as affiliate from "./affiliate";
import * as bookings from "./bookings";
import * as categories from "./categories";
import * as chosenTours from "./chosen-tours";
import * as climbRoutes from "./climb-routes";
import * as departures from "./departures";
import * as destinations from "./destinations";
import type { Endpoint } from "./endpoint";
import * as filters from "./filters";
import * as leads from "./leads";
import * as offerReading from "./offer-reading";
import * as offers from "./offers";
import * as pages from "./pages";
import * as payments from "./payments";
import * as planner from "./planner";
import * as posts from "./posts";
import * as priceQuote from "./price-quote";
import * as reviews from "./reviews";
import * as search from "./search";
import * as sessionTransfer from "./session-transfer";
import * as shares from "./shares";
import * as siteIndex from "./site-index";
import * as stays from "./stays";
import * as tours from "./tours";
import * as waitingList from "./waiting-list";

/** The contract by subject. */
const subjects = {
  tours: { ...tours, ...climbRoutes, ...planner },
  filters,
  search,
  categories,
  chosenTours,
  destinations,
  stays,
  departures,
  posts,
  priceQuote,
  reviews,
  leads,
  pages,
  siteIndex,
  accounts: { ...accounts, ...sessionTransfer },
  affiliate,
  bookings: { ...bookings, ...waitingList },
  offers: { ...offers, ...offerReading },
  payments: { ...payments, ...shares },
};

export type Subject = keyof typeof subjects;
export const allSubjects = Object.keys(subjects) as Subject[];

/** Every endpoint with its name in the contract and what it is about. */
export const allOperations = allSubjects.flatMap((subject) =>
  Object.entries(subjects[subject]).flatMap(([name, value]: [string, unknown]) =>
    isEndpoint(value) ? [{ name: name.replace(/Endpoint$/, ""), subject, endpoint: value }] : [],
  ),
);

/** Every endpoint of the contract, for the API's description and for tests over all of them. */
export const allEndpoints: Endpoint[] = allOperations.map(({ endpoint }) => endpoint);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "method" in value && "path" in value;
}
