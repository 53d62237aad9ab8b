import type { ItineraryDay, Tour, TourCard } from "@/lib/contract/tours";
import { DifficultySchema, LevelSchema } from "@/lib/contract/vocabulary";

/** The airport one flies to for a place where journeys begin or end. */
export function airportOf(place: string | undefined) {
  if (place === "arusha" || place === "moshi") return "kilimanjaro";
  if (place === "dar-es-salaam") return "dar";
  return place === "zanzibar" || place === "stone-town" ? "zanzibar" : undefined;
}

const quiet = new Set(["transfer", "rest", "beach", "market_visit", "city_walk", "flight"]);
const isQuiet = ({ activities }: ItineraryDay) => activities.every(({ key }) => quiet.has(key));

/** Whether the first day is for arriving: nothing happens on it before the evening. */
export function isArrivalDay(first: ItineraryDay): boolean {
  return isQuiet(first) && !first.meals.includes("breakfast") && !first.meals.includes("lunch");
}

const startsAt = 8;
const stopsHours = 2;
/** The road to the airport, and two hours there. */
const airportHours = 3;
const latestHour = 22;

/** The hour from which on a flight home is safe on the last day; undefined for the next morning. */
export function safeFlightHour(last: ItineraryDay): number | undefined {
  const moving = [last.drive, last.walk, last.flight, last.boat];
  const hours = moving.reduce((sum, leg) => sum + (leg?.hours ?? 0), 0);
  const hour = Math.ceil(startsAt + hours + (isQuiet(last) ? 0 : stopsHours) + airportHours);
  return hour > latestHour ? undefined : hour;
}

const inPark = /game_drive|walking_safari|boat_safari|canoeing/;

/** Hours on the road, the longest day of them, and the days on which one looks for animals. */
export function roadOf(itinerary: ItineraryDay[]) {
  const hours = itinerary.map(({ drive }) => drive?.hours ?? 0);
  return {
    total: hours.reduce((sum, each) => sum + each, 0),
    longest: Math.max(0, ...hours),
    parkDays: itinerary.filter(({ activities }) => activities.some(({ key }) => inPark.test(key)))
      .length,
  };
}

export type Luggage = "plane" | "porter" | "car";

export function luggageOf({ itinerary, climb }: Pick<Tour, "itinerary" | "climb">): Luggage[] {
  const flies = itinerary.some(({ flight }) => flight);
  const drives = itinerary.some(({ drive }) => drive);
  return [
    ...(climb ? (["porter"] as const) : []),
    ...(flies ? (["plane"] as const) : []),
    ...(drives && !climb && !flies ? (["car"] as const) : []),
  ];
}

type Suits =
  | "pace"
  | "company"
  | "sits"
  | "shortDrives"
  | "easy"
  | "moderate"
  | "hard"
  | "camping"
  | "comfort";

const [longDrive, shortDrive] = [6, 3.5];

/** For whom a tour is right, as its facts have it. */
export function suitsOf(tour: Tour): Suits[] {
  const { longest } = roadOf(tour.itinerary);
  const { trip_type, difficulty, safari_type, level, climb } = tour;
  const effort = {
    easy: "easy",
    moderate: "moderate",
    demanding: "hard",
    strenuous: "hard",
  } as const;
  const all: [boolean, Suits][] = [
    [true, trip_type === "shared" ? "company" : "pace"],
    [longest >= longDrive, "sits"],
    [longest > 0 && longest <= shortDrive && !climb, "shortDrives"],
    [true, effort[difficulty]],
    [safari_type === "camping" && !climb, "camping"],
    [level === "luxury", "comfort"],
  ];
  return all.flatMap(([is, key]) => (is ? [key] : []));
}

export type Instead = "cheaper" | "easier" | "comfort" | "days";

/** At most two other tours, each for a reason of its own. */
export function insteadOf(tour: TourCard, others: TourCard[]) {
  const differs: [Instead, (other: TourCard) => boolean][] = [
    ["cheaper", (other) => other.price_from.amount_minor <= tour.price_from.amount_minor * 0.85],
    ["easier", (other) => rank(DifficultySchema.options, other, tour, "difficulty") < 0],
    ["days", (other) => other.days !== tour.days],
    ["comfort", (other) => rank(LevelSchema.options, other, tour, "level") > 0],
  ];
  const chosen: { why: Instead; tour: TourCard }[] = [];
  for (const [why, isSo] of differs) {
    const found = others.find(
      (other) => isSo(other) && chosen.every(({ tour: { id } }) => id !== other.id),
    );
    if (found && chosen.length < 2) chosen.push({ why, tour: found });
  }
  return chosen;
}

function rank<Key extends "difficulty" | "level">(
  order: readonly TourCard[Key][],
  a: TourCard,
  b: TourCard,
  key: Key,
): number {
  return order.indexOf(a[key]) - order.indexOf(b[key]);
}
