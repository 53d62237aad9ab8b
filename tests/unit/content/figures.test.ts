import { describe, expect, it } from "vitest";
import { figuresOf } from "@/lib/backend/content/figures";
import { loadContent } from "@/lib/backend/content/load";
import { testContent } from "../../support/content";

const { tours } = loadContent(testContent);
const figures = figuresOf(
  {
    safari_guide: [20, 30],
    lodge: [5, 10],
    climb_guide: [20, 25],
    climb_assistant: [15, 20],
    climb_cook: [12, 15],
    climb_porter: [8, 10],
    climb_ranger: [5, 10],
    safari_guide_shared: [10, 10],
  },
  tours,
);

describe("the figures that texts take from the facts", () => {
  it.each([
    ["tip_safari_guide_low", "20"],
    ["tip_safari_car_high", "180"],
    ["tip_safari_couple_low", "170"],
    ["tip_safari_day_high", "50"],
    ["tip_journey_high", "360"],
    // A guide, an assistant, a cook and six porters for seven days, by two: 332.50.
    ["tip_climber_low", "330"],
    ["tip_climber_high", "490"],
    ["tip_climbers_high", "980"],
    ["price_crater_and_plains_2", "2,590"],
    ["total_crater_and_plains_2", "5,180"],
  ])("%s is %s", (name, value) => {
    expect(figures(name, "en")).toBe(value);
  });

  it("are written as each language writes them, and none is made up", () => {
    expect(figures("price_crater_and_plains_2", "de")).toBe("2.590");
    expect(figures("price_crater_and_plains_2", "es")).toBe("2590");
    expect(figures("price_crater_and_plains_2", "pt")).toBe("2590");
    expect(figures("price_crater_and_plains_9", "en")).toBeUndefined();
    expect(figuresOf(undefined, tours)("tip_lodge_low", "en")).toBeUndefined();
    expect(figuresOf(undefined, tours, "2026-09-02")("costs_checked", "de")).toBe(
      "2.\u00a0September 2026",
    );
    expect(figures("costs_checked", "de")).toBeUndefined();
  });
});
