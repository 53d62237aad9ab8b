import { describe, expect, it } from "vitest";
import { priceLineAmount, priceLineText } from "@/lib/i18n/price-line-text";
import { translator } from "@/lib/i18n/translator";

describe("a line of a price", () => {
  const adults = { kind: "adults" as const, count: 2, unit_minor: 215_550, amount_minor: 431_100 };

  it("says the cents of what each pays, so that it comes to what stands beside it", () => {
    expect(priceLineText(adults, translator("de"))).toBe("2\u00a0Erwachsene × $2,155.50");
    expect(priceLineAmount(adults.amount_minor)).toBe("$4,311");
    const whole = { ...adults, unit_minor: 215_000 };
    expect(priceLineText(whole, translator("en"))).toContain("× $2,150");
  });

  it("says the cents of its amount, of a discount too", () => {
    expect([priceLineAmount(9_950), priceLineAmount(-9_950)]).toEqual(["$99.50", "−$99.50"]);
  });
});
