import type { PriceTable } from "@/lib/contract/prices";

/** Prices without seasons, children, supplement or discount, but for what is given. */
export const plainPrices = (
  given: Pick<PriceTable, "per_person"> & Partial<PriceTable>,
): PriceTable => ({
  ...{ currency: "USD", seasons: [], children: [], single_supplement_minor: 0, deal: null },
  ...{ deposit_percent: 30, balance_days_before: 60 },
  ...given,
});
