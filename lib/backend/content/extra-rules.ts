import type { TourExtra } from "@/lib/contract/prices";
import type { Content } from "./content";
import type { ExtraFacts, TourFacts } from "./fact-schemas";

/** The extras that a tour offers, in minor units and without their words. */
export function extrasOf(content: Content, tour: TourFacts): Omit<TourExtra, "text">[] {
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
