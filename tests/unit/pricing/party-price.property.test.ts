import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { partyPrice } from "@/lib/pricing/party-price";
import { rounds } from "../../support/rounds";
import { parties, priceTables } from "./price-tables";
import "../../support/same-cases";

const today = "2026-12-01";

function holds(property: (table: Table, party: PartyOf) => void) {
  fc.assert(fc.property(priceTables, parties, property), { numRuns: rounds(400) });
}
type Table = Parameters<typeof partyPrice>[0];
type PartyOf = Parameters<typeof partyPrice>[1];

describe("the price of any party", () => {
  it("is never negative, in whole nor in its deposit and balance", () => {
    holds((table, party) => {
      const price = partyPrice(table, party, today);
      expect(price.total_minor).toBeGreaterThanOrEqual(0);
      expect(price.deposit_minor).toBeGreaterThanOrEqual(0);
      expect(price.balance_minor).toBeGreaterThanOrEqual(0);
    });
  });

  it("does not fall when one more adult comes along", () => {
    holds((table, party) => {
      const before = partyPrice(table, party, today).total_minor;
      const after = partyPrice(table, { ...party, adults: party.adults + 1 }, today).total_minor;
      expect(after).toBeGreaterThanOrEqual(before);
    });
  });

  it("does not fall when a child of any age comes along", () => {
    fc.assert(
      fc.property(priceTables, parties, fc.integer({ min: 0, max: 17 }), (table, party, age) => {
        const larger = { ...party, children: [...party.children, age] };
        expect(partyPrice(table, larger, today).total_minor).toBeGreaterThanOrEqual(
          partyPrice(table, party, today).total_minor,
        );
      }),
      { numRuns: rounds(400) },
    );
  });

  it("is the deposit and the balance together", () => {
    holds((table, party) => {
      const price = partyPrice(table, party, today);
      expect(price.deposit_minor + price.balance_minor).toBe(price.total_minor);
    });
  });

  it("is the sum of its lines", () => {
    holds((table, party) => {
      const { lines, total_minor } = partyPrice(table, party, today);
      expect(lines.reduce((sum, line) => sum + line.amount_minor, 0)).toBe(total_minor);
    });
  });

  it("does not depend on the order in which the children are named", () => {
    holds((table, party) => {
      const turned = { ...party, children: party.children.toReversed() };
      expect(partyPrice(table, turned, today).total_minor).toBe(
        partyPrice(table, party, today).total_minor,
      );
    });
  });

  it("has a balance due no earlier than today and no later than the start", () => {
    holds((table, party) => {
      const { balance_due } = partyPrice(table, party, today);
      expect(balance_due >= today && balance_due <= party.starts).toBe(true);
    });
  });
});
