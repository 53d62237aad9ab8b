import { describe, expect, it } from "vitest";
import type { Costs } from "@/lib/contract/costs";
import { trueCost } from "@/lib/pricing/true-cost";

const costs: Costs = {
  checked: "2026-09-02",
  visa_minor: 5000,
  visa_us_minor: 10000,
  zanzibar_minor: null,
  zanzibar_child_minor: 2200,
  drinks_minor: null,
  guide_tips_minor: [10000, 15000],
  guide_tips_each: false,
  lodge_tips_minor: [2000, 4000],
  climb_tips: [],
  transfers_minor: null,
};
const two = { adults: 2, children: [] };
const lineOf = (
  changes: Partial<Costs>,
  key: string,
  party: Parameters<typeof trueCost>[1] = two,
) =>
  trueCost({ ...costs, ...changes }, party, 100000).lines.find((line) => line.key === key)?.minor;

describe("what a party pays in all", () => {
  it("is the tour and every line", () => {
    expect(trueCost(costs, two, 500000)).toEqual({
      lines: [
        { key: "tips", minor: [14000, 23000] },
        { key: "visa", minor: [10000, 10000] },
      ],
      sum: [524000, 533000],
    });
  });

  it("has the guide's tip once for a car, and from each where it is shared", () => {
    expect(lineOf({ lodge_tips_minor: [0, 0] }, "tips")).toEqual([10000, 15000]);
    expect(lineOf({ lodge_tips_minor: [0, 0], guide_tips_each: true }, "tips")).toEqual([
      20000, 30000,
    ]);
  });

  it("has a crew's tips by the number of climbers", () => {
    const climb_tips: Costs["climb_tips"] = [
      { travellers: 1, each_minor: [50000, 60000] },
      { travellers: 2, each_minor: [30000, 40000] },
      { travellers: 4, each_minor: [20000, 30000] },
    ];
    const only: Partial<Costs> = { climb_tips, guide_tips_minor: [0, 0], lodge_tips_minor: [0, 0] };
    expect(lineOf(only, "tips")).toEqual([60000, 80000]);
    expect(lineOf(only, "tips", { adults: 3, children: [] })).toEqual([90000, 120000]);
    const group = { ...only, climb_tips: climb_tips.slice(2) };
    expect(lineOf(group, "tips", { adults: 1, children: [] })).toEqual([20000, 30000]);
  });

  it("has the insurance of Zanzibar, half for children and none for the youngest", () => {
    const party = { adults: 2, children: [2, 3, 17, 18] };
    expect(lineOf({ zanzibar_minor: 4400 }, "zanzibar", party)).toEqual([17600, 17600]);
    expect(lineOf({}, "zanzibar")).toBeUndefined();
  });

  it("has transfers once, and drinks for adults only", () => {
    expect(lineOf({ transfers_minor: 12000 }, "transfers")).toEqual([12000, 12000]);
    const family = { adults: 2, children: [8, 9] };
    expect(lineOf({ drinks_minor: [3000, 6000] }, "drinks", family)).toEqual([6000, 12000]);
  });
});
