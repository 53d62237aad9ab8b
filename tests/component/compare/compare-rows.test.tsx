import { describe, expect, it } from "vitest";
import {
  differs,
  factRows,
  inclusionRows,
  mealCounts,
  staysOf,
} from "@/components/compare/compare-rows";
import { night, tour } from "./support";

const words = { yes: "Included", no: "Not included" };
const fees = { key: "park_fees", text: "Park fees" };
const flights = { key: "flights", text: "Flights" };

describe("the rows of a comparison", () => {
  it("tell what is included, what is not, and what a tour is silent on", () => {
    const rows = inclusionRows(
      [
        tour("a", { inclusions: [fees], exclusions: [flights] }),
        tour("b", { inclusions: [flights] }),
      ],
      words,
    );
    expect(rows.map(({ label, cells }) => [label, ...cells.map(({ lines }) => lines)])).toEqual([
      ["Park fees", ["Included"], []],
      ["Flights", ["Not included"], ["Included"]],
    ]);
  });

  it("know where tours differ", () => {
    const tours = [tour("a"), tour("b", { days: 9 })];
    const [days, level] = factRows(tours, [
      ["days", "Days", (each) => [String(each.days)]],
      ["level", "Level", (each) => [each.level]],
    ]);
    expect(days && differs(days)).toBe(true);
    expect(level && differs(level)).toBe(false);
  });

  it("count nights in the same house together and name a place without a house", () => {
    const days = [
      night(1, "Tarangire", "Ridge"),
      night(2, "Tarangire", "Ridge"),
      night(3, "Eyasi", null),
    ];
    expect(staysOf(days)).toEqual([
      { nights: 2, place: "Tarangire", name: "Ridge" },
      { nights: 1, place: "Eyasi", name: null },
    ]);
    expect(mealCounts(days)).toEqual([
      { meals: "breakfasts", count: 3 },
      { meals: "lunches", count: 0 },
      { meals: "dinners", count: 3 },
    ]);
  });
});
