import { describe, expect, it } from "vitest";
import { countsFrom } from "@/lib/site/counts-from";

const limits = [
  { calls: 5, perSeconds: 60 },
  { calls: 30, perSeconds: 3_600 },
];

describe("what a call counts by", () => {
  it("is its address", () => {
    expect(countsFrom("203.0.113.7", "quote", limits)).toEqual([["quote 203.0.113.7", limits]]);
  });

  it("is by IPv6 its network, and its place by the longest limit", () => {
    expect(countsFrom("2001:db8:1:2::7", "quote", limits)).toEqual([
      ["quote 2001:db8:1:2::/64", limits],
      ["quote 2001:db8:1::/48", [{ calls: 120, perSeconds: 3_600 }]],
    ]);
  });

  it("is its place by a limit of its own where there is one", () => {
    const ofPlace = [{ calls: 7, perSeconds: 60 }];
    const [, place] = countsFrom("2001:db8:1:2::7", "quote", limits, ofPlace);
    expect(place).toEqual(["quote 2001:db8:1::/48", ofPlace]);
  });
});
