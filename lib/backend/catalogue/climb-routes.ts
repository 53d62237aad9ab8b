import { and, isNotNull, isNull, sql } from "drizzle-orm";
import type { ClimbRouteInfo, ClimbWay } from "@/lib/contract/climb-routes";
import { ClimbRouteSchema } from "@/lib/contract/climbs";
import type { Locale } from "@/lib/contract/locale";
import { LevelSchema, TripTypeSchema } from "@/lib/contract/vocabulary";
import type { RouteFacts } from "../content/climb-schemas";
import type { DayFacts } from "../content/fact-schemas";
import type { TourFactsJson } from "../db/json-columns";
import { db } from "../db/pool";
import { tours, tourTexts } from "../db/schema";
import { type ReferenceData, referenceData } from "./reference-data";
import { writtenIn } from "./tour-card";

/** The routes in the order of the content, each with its tours by their days on the mountain. */
export async function climbRoutes(_: object, locale: Locale): Promise<{ data: ClimbRouteInfo[] }> {
  const [words, rows] = await Promise.all([referenceData(locale), climbingTours(locale)]);
  const data = ClimbRouteSchema.options.flatMap((route): ClimbRouteInfo[] => {
    const facts = words.fact<RouteFacts>("route", route);
    if (!facts) return [];
    const { mountain, scenery, crowds, unsold } = facts;
    const own = rows.filter(
      ({ facts: { climb, days } }) => climb?.route === route && isOnly(mountain, days, words),
    );
    const sizes = [...new Set(own.map(({ facts: { climb } }) => climb?.days ?? 0))];
    const sold = sizes
      .sort((a, b) => a - b)
      .map((days) =>
        wayOf(
          own.filter(({ facts: { climb } }) => climb?.days === days),
          words,
        ),
      );
    const ways =
      unsold && sold.length === 0 ? [{ ...unsold, beds: "tents" as const, tours: [] }] : sold;
    return [{ route, mountain, scenery, crowds, ways }];
  });
  return { data };
}

const climbingTours = (locale: Locale) =>
  db()
    .select({
      id: tours.id,
      tripType: tours.tripType,
      level: tours.level,
      fromMinor: tours.fromMinor,
      slug: tourTexts.slug,
      title: tourTexts.title,
      facts: sql<Pick<TourFactsJson, "climb" | "days">>`jsonb_build_object(
        'climb', ${tours.facts}->'climb', 'days', ${tours.facts}->'days')`,
    })
    .from(tours)
    .innerJoin(tourTexts, writtenIn(locale))
    .where(and(isNull(tours.retiredAt), isNotNull(sql`nullif(${tours.facts}->'climb', 'null')`)))
    .orderBy(tours.fromMinor, tours.id);

type Row = Awaited<ReturnType<typeof climbingTours>>[number];
type Days = TourFactsJson["days"];

const blocksOf = (days: Days, words: ReferenceData) =>
  days.flatMap(({ block }) => words.fact<DayFacts>("day", block) ?? []);

const towns = ["moshi", "arusha"];

/** Whether a tour is this climb and nothing else: its other days are in town. */
const isOnly = (mountain: string, days: Days, words: ReferenceData) =>
  blocksOf(days, words).every(({ places, altitude, walk }) => {
    const isClimb = altitude !== undefined && walk !== undefined;
    return places.every((place) => towns.includes(place) || (isClimb && place === mountain));
  });

function wayOf(rows: Row[], words: ReferenceData): ClimbWay {
  const [first] = rows;
  const climb = first?.facts.climb;
  const days = blocksOf(first?.facts.days ?? [], words).filter((day) => day.altitude && day.walk);
  return {
    days: days.length,
    km: days.reduce((sum, { walk }) => sum + (walk?.km ?? 0), 0),
    nights: days.flatMap(({ night, altitude }) =>
      altitude && night === climb?.mountain ? [altitude.to] : [],
    ),
    beds: climb?.beds ?? "tents",
    tours: rows.map(({ id, slug, title, tripType, level, fromMinor }) => ({
      id,
      slug,
      title,
      trip_type: TripTypeSchema.parse(tripType),
      level: LevelSchema.parse(level),
      for_two_minor: fromMinor * 2,
    })),
  };
}
