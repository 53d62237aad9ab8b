import { describe, expect, it } from "vitest";
import {
  insteadOf,
  isArrivalDay,
  luggageOf,
  roadOf,
  safeFlightHour,
} from "@/components/tour/practical/practical-facts";
import { type ItineraryDay, ItineraryDaySchema, type TourCard } from "@/lib/contract/tours";
import { tourCard } from "../../support/tour-card";

const dayOf = (changes: Partial<ItineraryDay>, ...activities: string[]): ItineraryDay => ({
  ...ItineraryDaySchema.parse({ day: 1, title: "" }),
  ...changes,
  activities: activities.map((key) => ({ key, text: key })),
});

describe("flights that fit", () => {
  it("land on a first day that is for arriving, else on the day before", () => {
    expect(isArrivalDay(dayOf({ meals: ["dinner"] }, "transfer", "rest"))).toBe(true);
    expect(isArrivalDay(dayOf({ meals: ["lunch", "dinner"] }, "transfer", "hiking"))).toBe(false);
  });

  it.each([
    ["a drive to the airport", dayOf({ drive: { km: 40, hours: 1 } }, "transfer"), 12],
    [
      "a morning's walk down",
      dayOf({ walk: { km: 10, hours: 3.5 }, drive: { km: 15, hours: 0.75 } }, "hiking"),
      18,
    ],
    ["a summit night", dayOf({ walk: { km: 24, hours: 13.5 } }, "summit"), undefined],
  ])("leave when there is time after %s", (_, day, hour) => {
    expect(safeFlightHour(day)).toBe(hour);
  });
});

it("hours on the road are those of the days, animals apart", () => {
  const days = [
    dayOf({ drive: { km: 100, hours: 2 } }, "game_drive"),
    dayOf({ drive: { km: 300, hours: 6.5 } }, "transfer"),
    dayOf({}, "full_day_game_drive"),
  ];
  expect(roadOf(days)).toEqual({ total: 8.5, longest: 6.5, parkDays: 2 });
});

it("small planes decide what may be packed, and porters on a mountain", () => {
  const car = dayOf({ drive: { km: 100, hours: 2 } });
  const plane = dayOf({ flight: { hours: 1 } });
  expect(luggageOf({ itinerary: [car], climb: null })).toEqual(["car"]);
  expect(luggageOf({ itinerary: [car, plane], climb: null })).toEqual(["plane"]);
});

describe("what to choose instead", () => {
  const card = (id: string, dollars: number, changes: Partial<TourCard> = {}) =>
    tourCard(id, {
      price_from: { amount_minor: dollars * 100, currency: "USD" },
      difficulty: "moderate",
      ...changes,
    });
  const own = card("own", 2000);

  it("is two tours with a reason each", () => {
    const others = [
      card("same", 1990),
      card("cheap", 1500, { difficulty: "easy" }),
      card("fine", 3000, { level: "luxury" }),
      card("long", 2500, { days: 9 }),
    ];
    expect(insteadOf(own, others).map(({ why, tour }) => [why, tour.id])).toEqual([
      ["cheaper", "cheap"],
      ["days", "long"],
    ]);
  });

  it("is nothing where others do not differ", () => {
    expect(insteadOf(own, [card("same", 1990)])).toEqual([]);
  });
});
