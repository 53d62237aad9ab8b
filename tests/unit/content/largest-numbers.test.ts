import { expect, it } from "vitest";
import {
  CouponFactsSchema,
  ExtraFactsSchema,
  TourFactsSchema,
} from "@/lib/backend/content/fact-schemas";

const price = (dollars: number) => ({
  ...{ per_person: { "1": dollars }, season: "safari", children: "usual" },
  single_supplement: 0,
});

it("a price that no database keeps in cents is told where it stands, not when it is stored", () => {
  const { price: PriceSchema } = TourFactsSchema.shape;
  expect(PriceSchema.safeParse(price(1_000_000)).success).toBe(true);
  const refused = PriceSchema.safeParse(price(30_000_000));
  expect(refused.error?.issues[0]?.path).toEqual(["per_person", "1"]);
  const extra = { per: "party", price: 30_000_000, offered: {} };
  expect(ExtraFactsSchema.safeParse(extra).success).toBe(false);
});

it("neither is a coupon of so much, or for so many", () => {
  const terms = { from: "2027-01-01", until: "2027-12-31", uses: 100 };
  expect(CouponFactsSchema.safeParse({ amount: 50, ...terms }).success).toBe(true);
  expect(CouponFactsSchema.safeParse({ amount: 30_000_000, ...terms }).success).toBe(false);
  const many = { ...terms, uses: 3_000_000_000 };
  expect(CouponFactsSchema.safeParse({ percent: 5, ...many }).success).toBe(false);
});
