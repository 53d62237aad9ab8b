import fc from "fast-check";
import type { PriceTable } from "@/lib/contract/prices";
import { addDays } from "@/lib/pricing/days";
import type { Party } from "@/lib/pricing/party-price";

const seasons: fc.Arbitrary<PriceTable["seasons"]> = fc
  .tuple(fc.integer({ min: -60, max: 0 }), fc.integer({ min: 0, max: 80 }))
  .map(([low, peak]) => [
    { key: "peak", from: "01-01", to: "01-05", percent: peak },
    { key: "low", from: "03-16", to: "05-31", percent: low },
    { key: "high", from: "07-01", to: "09-30", percent: Math.round(peak / 2) },
    { key: "peak", from: "12-20", to: "12-31", percent: peak },
  ]);

/** Prices per person that fall with the party, sometimes so steeply that a total would fall too. */
const perPerson = fc
  .tuple(
    fc.integer({ min: 5_000, max: 900_000 }),
    fc.array(fc.integer({ min: 30, max: 100 }), { maxLength: 6 }),
  )
  .map(([first, shares]) => {
    const rows = [{ travellers: 1, amount_minor: first }];
    for (const [index, share] of shares.entries()) {
      const before = rows.at(-1)?.amount_minor ?? first;
      const amount_minor = Math.max(1, Math.round((before * share) / 100));
      rows.push({ travellers: index + 2, amount_minor });
    }
    return rows;
  });

const children = fc.constantFrom<PriceTable["children"]>(
  [],
  [{ under: 16, percent: 90 }],
  [
    { under: 3, percent: 0 },
    { under: 12, percent: 65 },
    { under: 16, percent: 85 },
  ],
  [
    { under: 6, percent: 0 },
    { under: 12, percent: 10 },
  ],
);

export const priceTables: fc.Arbitrary<PriceTable> = fc.record({
  currency: fc.constant<string>("USD"),
  per_person: perPerson,
  seasons,
  children,
  single_supplement_minor: fc.integer({ min: 0, max: 200_000 }),
  deal: fc.option(
    fc.record({
      percent: fc.integer({ min: 1, max: 70 }),
      months: fc.uniqueArray(fc.integer({ min: 1, max: 12 })),
    }),
    { nil: null },
  ),
  deposit_percent: fc.integer({ min: 1, max: 100 }),
  balance_days_before: fc.integer({ min: 0, max: 90 }),
});

export const parties: fc.Arbitrary<Party> = fc.record({
  adults: fc.integer({ min: 1, max: 8 }),
  children: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 5 }),
  rooms: fc.integer({ min: 0, max: 6 }),
  starts: fc.integer({ min: 0, max: 800 }).map((days) => addDays("2027-01-01", days)),
});
