import { describe, expect, it, vi } from "vitest";
import { refundExample } from "@/lib/i18n/refund-example";

vi.mock("@/lib/pricing/policy", async (original) => {
  const { policy } = await original<typeof import("@/lib/pricing/policy")>();
  const { exampleRefund } = await import("../../support/example-refund");
  const depositPercent = { camping: 10, lodge: 30, luxuryOrTailorMade: 40 };
  return { policy: { ...policy, depositPercent, refund: exampleRefund } };
});

describe("the example of the refund rule", () => {
  it("has the sums that the rule gives for it", () => {
    expect(refundExample("en")).toBe(
      [
        "A lodge safari for two costs $4,280. You have paid a deposit of $1,284.",
        "",
        "- You cancel ten days after paying, five months before the start: you get back $1,284.",
        "- You cancel 75 days before the start, with everything paid: we keep $1,284 and you get back $2,996.",
        "- You cancel 40 days before the start, with everything paid: we keep $2,140 and you get back $2,140.",
        "- You cancel 14 days before the start, with everything paid: nothing is refunded. Your cancellation insurance may help.",
      ].join("\n"),
    );
  });

  it("is told in whole sentences of each language", () => {
    expect(refundExample("de")).toContain(
      "- Sie stornieren 40\u00a0Tage vor Beginn, alles ist bezahlt: Wir behalten $2,140, und Sie bekommen $2,140 zurück.",
    );
    expect(refundExample("it")).toContain("tratteniamo $1,284 e vi restituiamo $2,996.");
  });
});
