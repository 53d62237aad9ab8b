import { describe, expect, it } from "vitest";
import { partyWith } from "@/components/quote/party-with";

const usual = { adults: 2, children: [] };

describe("the party that companions make", () => {
  it.each([
    ["nobody", ["nobody"], usual, { adults: 1, children: [] }],
    [
      "nobody, after a family was told",
      ["nobody"],
      { adults: 4, children: [7] },
      { adults: 1, children: [] },
    ],
    ["a partner, after being alone", ["partner"], { adults: 1, children: [] }, usual],
    [
      "friends, whose number was told",
      ["friends"],
      { adults: 6, children: [] },
      { adults: 6, children: [] },
    ],
    ["children", ["children"], { adults: 1, children: [] }, { adults: 1, children: [null] }],
    ["a partner and children", ["partner", "children"], usual, { adults: 2, children: [null] }],
    [
      "children whose ages are known",
      ["children"],
      { adults: 2, children: [4, 9] },
      { adults: 2, children: [4, 9] },
    ],
    ["no children after all", ["partner"], { adults: 2, children: [null] }, usual],
    ["nothing chosen", [], { adults: 3, children: [5] }, { adults: 3, children: [5] }],
  ] as const)("is %s", (_, companions, before, after) => {
    expect(partyWith([...companions], { ...before, children: [...before.children] })).toEqual(
      after,
    );
  });
});
