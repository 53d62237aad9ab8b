import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inEqualParts, inProportion, ownPart } from "@/lib/pricing/shares";

const amount = fc.integer({ min: 0, max: 10_000_000 });
const sum = (parts: readonly number[]) => parts.reduce((all, each) => all + each, 0);

describe("equal parts", () => {
  it("are together the whole, and differ by a cent at most", () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 21 }), (minor, people) => {
        const parts = inEqualParts(minor, people);
        expect(parts).toHaveLength(people);
        expect(sum(parts)).toBe(minor);
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe("a refund to several who paid", () => {
  it("is in proportion, to the cent", () => {
    expect(inProportion(7500, [10000, 5000])).toEqual([5000, 2500]);
    expect(
      inProportion(
        100,
        [1, 1, 1].map((each) => each * 1000),
      ),
    ).toEqual([34, 33, 33]);
    expect(inProportion(500, [0, 1000])).toEqual([0, 500]);
  });

  it("gives nobody more than they paid, and together all of it or all there is", () => {
    fc.assert(
      fc.property(amount, fc.array(amount, { maxLength: 21 }), (minor, has) => {
        const parts = inProportion(minor, has);
        expect(sum(parts)).toBe(Math.min(minor, sum(has)));
        for (const [at, part] of parts.entries()) {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(has[at] ?? 0);
          const exact = sum(has) === 0 ? 0 : (minor * (has[at] ?? 0)) / sum(has);
          if (minor < sum(has)) expect(Math.abs(part - exact)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

describe("what stays with the one who booked", () => {
  const owed = { dueNowMinor: 60000, balanceMinor: 140000 };
  const share = (purpose: "deposit" | "balance", amountMinor: number) => ({ purpose, amountMinor });

  it("is everything while nobody else is to pay", () => {
    expect(ownPart(owed, [])).toEqual({ depositMinor: 60000, allMinor: 200000 });
  });

  it("is less by shares of the deposit, now and in all", () => {
    expect(ownPart(owed, [share("deposit", 20000)])).toEqual({
      depositMinor: 40000,
      allMinor: 180000,
    });
  });

  it("is the whole deposit where only later money was split, unless they have less to pay", () => {
    expect(ownPart(owed, [share("balance", 100000)]).depositMinor).toBe(60000);
    expect(ownPart(owed, [share("balance", 150000)]).depositMinor).toBe(50000);
  });

  it("is never less than nothing, where a change has left less than the shares", () => {
    expect(ownPart({ dueNowMinor: 0, balanceMinor: 1000 }, [share("deposit", 5000)])).toEqual({
      depositMinor: 0,
      allMinor: 0,
    });
  });
});
