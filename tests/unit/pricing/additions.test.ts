import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Additions } from "@/lib/pricing/additions";
import { partyPrice } from "@/lib/pricing/party-price";
import { plainPrices } from "../../support/prices";
import { rounds } from "../../support/rounds";
import { parties, priceTables } from "./price-tables";
import "../../support/same-cases";

const today = "2026-12-01";
const table = plainPrices({
  per_person: [{ travellers: 1, amount_minor: 100_000 }],
  children: [{ under: 12, percent: 50 }],
});
const party = { adults: 2, children: [9], rooms: 2, starts: "2027-06-10" };
const extra = (key: string, per: "person" | "room" | "party", unit_minor: number) => ({
  key,
  text: key,
  per,
  unit_minor,
});

describe("additions to a price", () => {
  it("are lines of their own after the trip, the coupon last", () => {
    const extras = [
      extra("balloon", "person", 59_900),
      extra("hotel", "room", 14_000),
      extra("transfer", "party", 12_000),
    ];
    const price = partyPrice(table, party, today, { extras, coupon: { code: "TEN", percent: 10 } });
    expect(price.lines.slice(2)).toEqual([
      {
        kind: "extra",
        key: "balloon",
        text: "balloon",
        count: 3,
        unit_minor: 59_900,
        amount_minor: 179_700,
      },
      {
        kind: "extra",
        key: "hotel",
        text: "hotel",
        count: 2,
        unit_minor: 14_000,
        amount_minor: 28_000,
      },
      {
        kind: "extra",
        key: "transfer",
        text: "transfer",
        count: 1,
        unit_minor: 12_000,
        amount_minor: 12_000,
      },
      { kind: "coupon", code: "TEN", amount_minor: -47_000 },
    ]);
    expect(price.total_minor).toBe(250_000 + 219_700 - 47_000);
    expect(price.deposit_minor).toBe(126_800);
  });

  it("leave something to pay: a coupon takes off nine tenths at most, in whole dollars", () => {
    const coupon = { code: "ALL", amountMinor: 900_000 };
    const price = partyPrice(table, party, today, { coupon });
    expect(price).toMatchObject({ total_minor: 25_000, deposit_minor: 7_500 });
    expect(price.lines.at(-1)).toEqual({ kind: "coupon", code: "ALL", amount_minor: -225_000 });
    const extras = [extra("hotel", "party", 1_400)];
    const odd = partyPrice(table, party, today, { extras, coupon });
    expect(odd.total_minor).toBe(25_200);
  });

  it("count a shared trip without a room of its own as one room", () => {
    const alone = { ...party, adults: 1, children: [], rooms: 0 };
    const price = partyPrice(table, alone, today, { extras: [extra("hotel", "room", 14_000)] });
    expect(price.lines.at(-1)).toMatchObject({ count: 1, amount_minor: 14_000 });
  });
});

const additions: fc.Arbitrary<Additions> = fc.record({
  extras: fc.array(
    fc.record({
      key: fc.constantFrom("a", "b", "c"),
      text: fc.constant("text"),
      per: fc.constantFrom("person" as const, "room" as const, "party" as const),
      unit_minor: fc.integer({ min: 1, max: 900 }).map((dollars) => dollars * 100),
    }),
    { maxLength: 4 },
  ),
  coupon: fc.option(
    fc.oneof(
      fc.record({ code: fc.constant("C"), percent: fc.integer({ min: 1, max: 90 }) }),
      fc.record({ code: fc.constant("C"), amountMinor: fc.integer({ min: 1, max: 2_000_000 }) }),
    ),
    { nil: undefined },
  ),
});

describe("a price with any additions", () => {
  it("is the sum of its lines, never nothing, deposit and balance together", () => {
    fc.assert(
      fc.property(priceTables, parties, additions, (prices, group, added) => {
        const price = partyPrice(prices, group, today, added);
        expect(price.lines.reduce((sum, line) => sum + line.amount_minor, 0)).toBe(
          price.total_minor,
        );
        expect(price.total_minor).toBeGreaterThan(0);
        expect(price.deposit_minor + price.balance_minor).toBe(price.total_minor);
      }),
      { numRuns: rounds(400) },
    );
  });

  it("costs no less with an extra, no more with a coupon", () => {
    fc.assert(
      fc.property(priceTables, parties, additions, (prices, group, { extras, coupon }) => {
        const total = (some: Additions) => partyPrice(prices, group, today, some).total_minor;
        expect(total({ extras })).toBeGreaterThanOrEqual(total({}));
        expect(total({ extras, coupon })).toBeLessThanOrEqual(total({ extras }));
      }),
      { numRuns: rounds(400) },
    );
  });
});
