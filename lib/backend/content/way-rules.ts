import type { Way } from "@/lib/contract/tours";
import { type WayKind, WayKindSchema } from "@/lib/contract/vocabulary";
import type { Content, Entry } from "./content";
import type { DayFacts, TourFacts, WayFacts } from "./fact-schemas";
import { mistake } from "./source";

/** What has to be on real roads and rails; through the air, over water and on foot a straight line is as true. */
const laid: ReadonlySet<WayKind> = new Set(["road", "rail"]);

/**
 * Checks that every day that changes its place says how, and that the days of a tour join.
 * @throws ContentError at the first mistake
 */
export function checkWays(content: Content): void {
  for (const point of content.points.values())
    if (content.destinations.has(point.id))
      throw mistake(point.source, [point.id], "is a place already");
  for (const way of content.ways.values())
    way.value.parts.forEach(({ line }, at) => {
      for (const point of [...way.value.between, ...line])
        if (!positionOf(content, point))
          throw mistake(way.source, [way.id, "parts", at], `there is no ${point}`);
    });
  for (const day of content.days.values()) waysOf(content, day);
  for (const tour of content.tours.values()) checkJoins(content, tour);
}

/**
 * The lines of a day, from its first place to its last.
 * @throws ContentError where the day leaves its way open
 */
export function waysOf(content: Content, day: Entry<DayFacts>): Way[] {
  const { places, way = [] } = day.value;
  const wrong = (why: string) => mistake(day.source, [day.id, "way"], why);
  let at = 0;
  const ways = way.flatMap((step) => {
    const from = places[at] ?? "";
    const kind = WayKindSchema.safeParse(step).data;
    const named = kind ? undefined : content.ways.get(step);
    if (!kind && !named) throw wrong(`there is no ${step}`);
    const next = kind
      ? at + 1
      : places.findIndex((to, index) => index > at && joins(named, from, to));
    const to = places[next];
    if (to === undefined) throw wrong(`${step} leads on from ${from} to no place of the day`);
    at = next;
    const usual = named ?? usualWay(content, from, to, kind);
    if (usual) return partsOf(content, usual.value, from);
    if (!kind || laid.has(kind))
      throw wrong(`there is no ${step} between ${from} and ${to} in ways.yaml`);
    const line = [from, to].flatMap((point) => positionOf(content, point) ?? []);
    return [{ kind, line }];
  });
  if (at < places.length - 1) throw wrong(`is open from ${places[at]} to ${places[at + 1]}`);
  return ways;
}

/** The first one in the file that is wholly of a kind. */
function usualWay(content: Content, from: string, to: string, kind: WayKind | undefined) {
  return [...content.ways.values()].find(
    (way) => joins(way, from, to) && way.value.parts.every((part) => part.kind === kind),
  );
}

function joins(way: Entry<WayFacts> | undefined, from: string, to: string): boolean {
  const [a, b] = way?.value.between ?? [];
  return (a === from && b === to) || (a === to && b === from);
}

function partsOf(content: Content, { between, parts }: WayFacts, from: string): Way[] {
  const ways = parts.map(({ kind, line }) => ({
    kind,
    line: line.flatMap((point) => positionOf(content, point) ?? []),
  }));
  if (between[0] === from) return ways;
  return ways.map(({ kind, line }) => ({ kind, line: line.toReversed() })).reverse();
}

/** As a list of one position, to be left out where there is none. */
function positionOf(content: Content, point: string): [Way["line"][number]] | undefined {
  const position =
    content.destinations.get(point)?.value.position ?? content.points.get(point)?.value;
  return position && [position];
}

function checkJoins(content: Content, tour: Entry<TourFacts>): void {
  let last: string | undefined;
  tour.value.days.forEach(({ block }, at) => {
    const places = content.days.get(block)?.value.places ?? [];
    const [first] = places;
    if (last !== undefined && first !== last)
      throw mistake(
        tour.source,
        [tour.id, "days", at, "block"],
        `begins at ${first}, the day before it ends at ${last}`,
      );
    last = places.at(-1);
  });
}
