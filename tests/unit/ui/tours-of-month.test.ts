import { expect, it } from "vitest";
import { toursOfMonth } from "@/components/planner/tours-of-month";
import type { HerdArea, Migration, PlannedTour } from "@/lib/contract/planner";
import { plainPrices } from "../../support/prices";

const months: HerdArea[][] = Array.from({ length: 12 }, () => ["centre"]);
months[1] = ["south"];
months[6] = ["west", "north"];
const migration: Migration = {
  checked: "2026-09-02",
  areas: [],
  months,
  calves: [],
  crossings: [],
};

/** Only what is read of a tour here. */
function tour(id: string, areas: HerdArea[], rest: Partial<PlannedTour> = {}): PlannedTour {
  const herds = areas.map((area, at) => ({ area, day: at + 2 }));
  return {
    ...{ id, slug: id, title: id, days: 7, nights: 6, route: [], level: "standard", themes: [] },
    picture: { url: "/pictures/x", alt: "", color: "#ffffff" },
    ...{ trip_type: "private", min_age: 0, best_months: [], party_max: 6, runs: [], places: [] },
    prices: plainPrices({ per_person: [{ travellers: 1, amount_minor: 1 }] }),
    ...{ herds, climbs: null },
    ...rest,
  };
}

const tours = [
  tour("one-day", ["south"]),
  tour("south", ["south", "south", "south"]),
  tour("centre", ["centre"]),
  tour("june-only", ["south", "south"], { runs: [{ day: 1, months: [6] }] }),
  tour("shared", ["south"], { trip_type: "shared" }),
  tour("north", ["north"], { runs: [{ day: 1, months: [7, 8] }] }),
];
const named = (month: number) =>
  toursOfMonth(tours, migration, month, "2026-11-24").map(({ tour: { id } }) => id);

it("names the tours that are longest where the herds are in a month, of those that begin in it", () => {
  expect(named(2)).toEqual(["south", "one-day"]);
  expect(named(7)).toEqual(["north"]);
  expect(named(6)).toEqual(["centre"]);
});
