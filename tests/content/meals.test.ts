import { describe, expect, it } from "vitest";
import { loadContent } from "@/lib/backend/content/load";

const content = loadContent("content");

/** Every day of every tour that ships, with whether a night lies before and after it. */
const days = [...content.tours.values()].flatMap(({ id, value }) =>
  value.days.map(({ block, meals }, at) => {
    const facts = content.days.get(block)?.value;
    const before = value.days[at - 1]?.block;
    return {
      at: `${id}, day ${at + 1}`,
      includes: value.includes,
      meals: meals ?? facts?.meals ?? [],
      sleptHere: before !== undefined && content.days.get(before)?.value.night !== undefined,
      sleepsHere: facts?.night !== undefined,
    };
  }),
);

const without = (meal: (typeof days)[number]["meals"][number], some: typeof days) =>
  some.filter(({ meals }) => !meals.includes(meal)).map(({ at }) => at);

describe("who travels with us", () => {
  it("has breakfast after every night", () => {
    const woken = days.filter(({ sleptHere }) => sleptHere);
    expect(woken.length).toBeGreaterThan(500);
    expect(without("breakfast", woken)).toEqual([]);
  });

  it("has three meals on each whole day where full board is included", () => {
    const whole = days.filter(
      ({ includes, sleptHere, sleepsHere }) =>
        includes.includes("full_board") && sleptHere && sleepsHere,
    );
    expect(without("lunch", whole)).toEqual([]);
    expect(without("dinner", whole)).toEqual([]);
  });

  it("has dinner before each night where half board is included", () => {
    const nights = days.filter(
      ({ includes, sleepsHere }) => includes.includes("half_board") && sleepsHere,
    );
    expect(without("dinner", nights)).toEqual([]);
  });

  it("reads of more than breakfast only where more than breakfast is included", () => {
    const fed = days.filter(
      ({ meals }) => meals.length > 1 || (meals[0] ?? "breakfast") !== "breakfast",
    );
    expect(
      fed.filter(({ includes }) => includes.includes("breakfast")).map(({ at }) => at),
    ).toEqual([]);
  });
});
