import type { PriceTable, TourExtra } from "@/lib/contract/prices";
import { optionGroupNames } from "@/lib/contract/vocabulary";
import { depositPercent } from "@/lib/pricing/deposit";
import { policy } from "@/lib/pricing/policy";
import { priceFrom } from "@/lib/pricing/price-from";
import { climbOf } from "./climbs";
import type { Content, Entry } from "./content";
import { costsOf } from "./costs";
import type { ExtraFacts, TourFacts } from "./fact-schemas";
import { runsOf } from "./run-rules";
import type { Row } from "./upsert";

/** The price table of a tour as the contract has it, in minor units. */
export function priceTable(content: Content, tour: TourFacts): PriceTable {
  return {
    currency: "USD",
    per_person: Object.entries(tour.price.per_person)
      .map(([size, dollars]) => ({ travellers: Number(size), amount_minor: dollars * 100 }))
      .sort((a, b) => a.travellers - b.travellers),
    seasons: content.seasons.get(tour.price.season)?.value ?? [],
    children: content.children.get(tour.price.children)?.value ?? [],
    single_supplement_minor: tour.price.single_supplement * 100,
    deal: tour.deal ?? null,
    deposit_percent: depositPercent({ safariType: tour.safari_type, level: tour.level }),
    balance_days_before: policy.balanceDays,
  };
}

/**
 * Rows of `tours`: what is filtered and sorted by has a column, the rest is in `facts`.
 *
 * @param today ISO day from which on tours can be booked
 */
export function tourRows(content: Content, today: string): Row[] {
  return [...content.tours.values()].map((tour) => tourRow(content, tour, today));
}

function tourRow(content: Content, { id, value: tour }: Entry<TourFacts>, today: string): Row {
  const prices = priceTable(content, tour);
  const runs = runsOf(content, tour);
  const from = priceFrom(prices, { bestMonths: tour.best_months, runs }, today);
  return {
    id,
    code: tour.code,
    ...Object.fromEntries(optionGroupNames.map((group) => [group, tour[group]])),
    destinations: placesOf(content, tour),
    best_months: tour.best_months,
    days: tour.days.length,
    min_age: tour.min_age,
    from_minor: from.amountMinor,
    per_day_minor: Math.round(from.amountMinor / tour.days.length),
    popularity: tour.popularity,
    deal_percent: tour.deal?.percent ?? null,
    facts: {
      difficulty: tour.difficulty,
      party_max: tour.party_max,
      start: tour.start,
      end: tour.end,
      climate: tour.climate,
      days: tour.days,
      includes: tour.includes,
      excludes: tour.excludes,
      tips: tour.tips,
      route: routeOf(content, tour),
      from_travellers: from.travellers,
      prices,
      runs,
      extras: extrasOf(content, tour),
      climb: climbOf(content, tour),
      costs: costsOf(content, tour),
    },
  };
}

/** Every destination a tour touches, in order of travel, once each. */
export function placesOf(content: Content, tour: TourFacts): string[] {
  const places = tour.days.flatMap(({ block }) => content.days.get(block)?.value.places ?? []);
  return [...new Set([tour.start, ...places, tour.end])];
}

/** The places of the route line: start, each change of place, end. */
function routeOf(content: Content, tour: TourFacts): string[] {
  const places = tour.days.flatMap(({ block }) => content.days.get(block)?.value.places ?? []);
  const stops = [tour.start, ...places, tour.end];
  return stops.filter((place, at) => place !== stops[at - 1]);
}

/** The extras that a tour offers, in minor units and without their words. */
function extrasOf(content: Content, tour: TourFacts): Omit<TourExtra, "text">[] {
  return [...content.extras.values()]
    .filter(({ value }) => isOffered(value, tour, nightsOf(content, tour)))
    .map(({ id, value }) => ({
      key: id,
      per: value.per,
      unit_minor: value.price * 100,
      min_age: value.min_age,
    }));
}

function isOffered({ offered }: ExtraFacts, tour: TourFacts, nights: string[]): boolean {
  const { start, nights: places, includes, excludes, lacks = [] } = offered;
  return (
    (!start || start.includes(tour.start)) &&
    (!places || places.some((place) => nights.includes(place))) &&
    (!includes || includes.some((key) => tour.includes.includes(key))) &&
    (!excludes || excludes.some((key) => tour.excludes.includes(key))) &&
    !lacks.some((key) => tour.includes.includes(key))
  );
}

function nightsOf(content: Content, tour: TourFacts): string[] {
  return tour.days.flatMap(({ block }) => content.days.get(block)?.value.night ?? []);
}
