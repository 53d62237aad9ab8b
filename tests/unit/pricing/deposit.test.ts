import { describe, expect, it } from "vitest";
import { depositAndBalance } from "@/lib/pricing/deposit";

const today = "2027-01-10";
const terms = { depositPercent: 30, balanceDue: "2027-05-01" };

describe("how a total is paid", () => {
  it("begins with the deposit in whole dollars, and ends with the balance on its day", () => {
    expect(depositAndBalance(190_100, terms, today)).toEqual({
      ...{ total_minor: 190_100, deposit_minor: 57_000, balance_minor: 133_100 },
      ...{ due_now_minor: 57_000, balance_due: "2027-05-01" },
    });
  });

  it("takes a deposit that was agreed in place of the percentage", () => {
    expect(depositAndBalance(190_000, { ...terms, depositMinor: 20_000 }, today)).toMatchObject({
      ...{ deposit_minor: 20_000, balance_minor: 170_000, due_now_minor: 20_000 },
    });
  });

  it("asks for no more than there is to pay", () => {
    expect(depositAndBalance(50, { ...terms, depositPercent: 100 }, today).deposit_minor).toBe(50);
  });

  it.each(["2027-01-10", "2026-12-01"])("is due at once where the balance was on %s", (day) => {
    expect(depositAndBalance(190_000, { ...terms, balanceDue: day }, today)).toMatchObject({
      ...{ deposit_minor: 57_000, due_now_minor: 190_000, balance_due: today },
    });
  });
});
