import { notFound } from "next/navigation";
import { cache } from "react";
import { everyPage } from "@/lib/api/every-page";
import { offers } from "@/lib/api/offers";
import { section } from "@/lib/api/section";
import { call } from "@/lib/api/server";
import { departureMonthsEndpoint, departuresEndpoint } from "@/lib/contract/departures";
import { waitingListEndpoint } from "@/lib/contract/waiting-list";
import { monthPaths } from "@/lib/site/indexed-pages";
import { samePath } from "@/lib/site/paths-by-language";
import { routes } from "@/lib/site/routes";

const perPage = 60;
const shownFirst = 30;
const monthShape = /^20\d\d-(0[1-9]|1[0-2])$/;

/**
 * The departures below `/Upcoming-Departures`: those that leave next or, with a month, all of it.
 * A month that is over or not planned yet has none; what is no month at all is not found. The first
 * page goes without the months when they cannot be read; a month's own page needs them.
 */
export const readDepartures = cache(async (path: string) => {
  const month = path === "" ? undefined : path;
  if (month && !monthShape.test(month)) notFound();
  const [months, departures, canWait] = await Promise.all([
    month ? call(departureMonthsEndpoint, {}) : section(departureMonthsEndpoint, {}),
    month ? allOf(month) : nextOnes(),
    offers(waitingListEndpoint),
  ]);
  const known = months?.data ?? [];
  const found = known.find((each) => each.month === month);
  const paths = found ? monthPaths(found) : samePath(routes.departures);
  return { month, found, months: known, departures, canWait, paths };
});

async function nextOnes() {
  return (await call(departuresEndpoint, { per_page: shownFirst })).data;
}

const allOf = (month: string) =>
  everyPage(perPage, (page) => call(departuresEndpoint, { month, per_page: perPage, page }));
