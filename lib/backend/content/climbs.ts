import type { z } from "zod";
import type { Climb, ClimbRoute } from "@/lib/contract/climbs";
import { ClimbRouteSchema } from "@/lib/contract/climbs";
import type { ClimbsFacts, RouteFacts } from "./climb-schemas";
import type { Content, Entry } from "./content";
import type { TipsSchema, TourFacts } from "./fact-schemas";
import { mistake } from "./source";

type Tips = z.output<typeof TipsSchema>;

/** A climb as it is kept: what can be rented has no words yet. */
export interface ClimbFactsJson extends Omit<Climb, "rental"> {
  rental: { key: string; amount_minor: number }[];
}

/** By which route a tour climbs; undefined for a tour that does not climb. */
function routeOfTour(climbs: ClimbsFacts, tour: TourFacts): [ClimbRoute, RouteFacts] | undefined {
  const blocks = new Set(tour.days.map(({ block }) => block));
  return routesOf(climbs).find(
    ([, { through }]) => through.length > 0 && through.every((block) => blocks.has(block)),
  );
}

/** The routes in the order of the file. */
export function routesOf(climbs: ClimbsFacts): [ClimbRoute, RouteFacts][] {
  return Object.entries(climbs.routes).map(([key, route]) => [ClimbRouteSchema.parse(key), route]);
}

/** What a tour's climb consists of; null for a tour that does not climb. */
export function climbOf(content: Content, tour: TourFacts): ClimbFactsJson | null {
  const { climbs, tips } = content;
  const found = climbs && routeOfTour(climbs, tour);
  const mountain = found && climbs.mountains[found[1].mountain];
  if (!climbs || !mountain) return null;
  const days = mountainDays(content, tour);
  const isOffered =
    tour.includes.includes("climbing_tents") && !tour.includes.includes("toilet_tent");
  const { start, end, level } = tour;
  const town = climbs.hotels[end];
  const crew = crewRows(mountain.crew, tour, tips, days.length);
  return {
    mountain: found[1].mountain,
    route: found[0],
    summit_m: mountain.summit,
    days: days.length,
    beds: bedsOf(content, days),
    crew,
    tips: tips ? tipRates(tips) : null,
    toilet_tent_minor: isOffered ? extraMinor(content, climbs.toilet_tent) : null,
    hotels: hotelsOf(content, tour, climbs.hotels[start]?.[level], climbs.hotels[end]?.[level]),
    night_minor: town ? extraMinor(content, town.extra) : null,
    rental: Object.entries(climbs.rental).map(([key, dollars]) => ({
      key,
      amount_minor: dollars * 100,
    })),
  };
}

/** The days of a tour that are spent on a mountain. */
function mountainDays(content: Content, tour: TourFacts): TourFacts["days"] {
  return tour.days.filter(({ block }) => {
    const day = content.days.get(block)?.value;
    return day?.altitude !== undefined && day.walk !== undefined;
  });
}

function bedsOf(content: Content, days: TourFacts["days"]): Climb["beds"] {
  const types = new Set(
    days.map(({ stay }) => (stay ? content.stays.get(stay)?.value.type : undefined)),
  );
  if (!types.has("mountain_hut")) return "tents";
  return types.has("mountain_camp") ? "both" : "huts";
}

type CrewFacts = NonNullable<ClimbsFacts["mountains"]["meru"]>["crew"];

function crewRows(crew: CrewFacts, tour: TourFacts, tips: Tips | undefined, days: number) {
  const all = Object.entries(crew)
    .map(([size, people]) => ({ travellers: Number(size), ...people }))
    .filter(({ travellers }) => travellers <= tour.party_max)
    .sort((a, b) => a.travellers - b.travellers);
  // Nobody knows how many others come along on a fixed date.
  const rows = tour.trip_type === "shared" ? all.filter(({ travellers }) => travellers >= 4) : all;
  return rows.map(({ rangers, ...people }) => ({
    ...people,
    tips_minor: eachTips({ ...people, rangers }, tips, days),
  }));
}

/** What each climber is advised to give, as the texts have it: in tens of dollars. */
function eachTips(
  people: CrewFacts[string] & { travellers: number },
  tips: Tips | undefined,
  days: number,
): [number, number] {
  if (!tips) return [0, 0];
  const { guides, assistants, cooks, porters, rangers, travellers } = people;
  const at = (end: 0 | 1) => {
    const daily =
      guides * tips.climb_guide[end] +
      assistants * tips.climb_assistant[end] +
      cooks * tips.climb_cook[end] +
      porters[end] * tips.climb_porter[end] +
      rangers * tips.climb_ranger[end];
    return Math.round((daily * days) / travellers / 10) * 1000;
  };
  return [at(0), at(1)];
}

function tipRates(tips: Tips): NonNullable<Climb["tips"]> {
  const minor = ([low, high]: [number, number]): [number, number] => [low * 100, high * 100];
  return {
    guide: minor(tips.climb_guide),
    assistant: minor(tips.climb_assistant),
    cook: minor(tips.climb_cook),
    porter: minor(tips.climb_porter),
    ranger: minor(tips.climb_ranger),
  };
}

function hotelsOf(
  content: Content,
  tour: TourFacts,
  before: string | undefined,
  after: string | undefined,
): Climb["hotels"] {
  const included = tour.includes.includes("hotel_before_and_after");
  if (!included && !tour.excludes.includes("hotel_before_and_after")) return null;
  const name = (stay = "") => content.stays.get(stay)?.value.name;
  const [first, last] = [name(before), name(after)];
  const extra = content.climbs?.hotels[tour.start]?.extra;
  if (!first || !last || !extra) return null;
  return { included, before: first, after: last, night_minor: extraMinor(content, extra) };
}

const extraMinor = (content: Content, extra: string) =>
  (content.extras.get(extra)?.value.price ?? 0) * 100;

/**
 * Checks that what climbs name is there.
 * @throws ContentError at the first mistake
 */
export function checkClimbs(content: Content, source: Entry<unknown>["source"]): void {
  const { climbs } = content;
  if (!climbs) return;
  const demand = (entries: ReadonlyMap<string, unknown>, id: string, ...at: PropertyKey[]) => {
    if (!entries.has(id)) throw mistake(source, at, `there is no ${id}`);
  };
  for (const [route, { through }] of routesOf(climbs))
    for (const block of through) demand(content.days, block, "routes", route, "through");
  for (const [town, { extra, ...stays }] of Object.entries(climbs.hotels)) {
    demand(content.destinations, town, "hotels", town);
    demand(content.extras, extra, "hotels", town, "extra");
    for (const stay of Object.values(stays)) demand(content.stays, stay, "hotels", town);
  }
  demand(content.extras, climbs.toilet_tent, "toilet_tent");
  const { rental } = content.words.lists.en;
  for (const key of Object.keys(climbs.rental))
    if (!(key in rental))
      throw mistake(source, ["rental", key], "has no text in content/en/lists.yaml");
}
