import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { additionsIn, changedPrice } from "@/lib/pricing/changed-price";
import type { PartyPrice } from "@/lib/pricing/party-price";

const today = "2027-01-10";
const price: PartyPrice = {
  currency: "USD",
  lines: [
    { kind: "adults", count: 2, unit_minor: 100_000, amount_minor: 200_000 },
    { kind: "adjustment", amount_minor: -10_000 },
  ],
  ...{ total_minor: 190_000, deposit_percent: 30, deposit_minor: 57_000, balance_minor: 133_000 },
  ...{ due_now_minor: 57_000, balance_due: "2027-05-01" },
};

describe("a price that is changed by hand", () => {
  it("has other additions in the place of those it had, and adds up", () => {
    const added = fc.array(
      fc.record({
        text: fc.string({ minLength: 1, maxLength: 20 }),
        amount_minor: fc.integer({ min: -15_000, max: 500_000 }),
      }),
      { maxLength: 10 },
    );
    fc.assert(
      fc.property(added, fc.integer({ min: -40_000, max: 90_000 }), (lines, adjustmentMinor) => {
        const once = changedPrice(price, { added: lines, adjustmentMinor }, today);
        expect(once.total_minor).toBe(
          200_000 + adjustmentMinor + lines.reduce((sum, each) => sum + each.amount_minor, 0),
        );
        expect(once.deposit_minor + once.balance_minor).toBe(once.total_minor);
        expect(additionsIn(once)).toEqual({ added: lines, adjustmentMinor });
        // What is read back and sent again is the same price.
        expect(changedPrice(once, additionsIn(once), today)).toEqual(once);
      }),
    );
  });

  it("keeps a deposit that was agreed, up to what there is to pay", () => {
    const same = { added: [], depositMinor: 57_000 };
    expect(changedPrice(price, { ...same, adjustmentMinor: 0 }, today).deposit_minor).toBe(57_000);
    expect(changedPrice(price, { ...same, adjustmentMinor: -160_000 }, today)).toMatchObject({
      ...{ total_minor: 40_000, deposit_minor: 40_000, balance_minor: 0 },
    });
  });

  it("is due at once when the day of the balance has come", () => {
    const late = changedPrice(price, { added: [], adjustmentMinor: 0 }, "2027-05-01");
    expect(late.due_now_minor).toBe(late.total_minor);
  });

  it("leaves something to pay", () => {
    expect(() => changedPrice(price, { added: [], adjustmentMinor: -199_950 }, today)).toThrow(
      RangeError,
    );
  });
});
