import { describe, expect, it } from "vitest";
import type { PriceTable } from "@/lib/contract/prices";
import type { Run } from "@/lib/contract/runs";
import { inSeasonMinor } from "@/lib/pricing/party-lines";
import { partyPrice } from "@/lib/pricing/party-price";
import { priceFrom } from "@/lib/pricing/price-from";

const today = "2026-12-01";
const safari: PriceTable = {
  currency: "USD",
  per_person: [
    { travellers: 1, amount_minor: 821_000 },
    { travellers: 2, amount_minor: 687_000 },
  ],
  seasons: [
    { key: "low", from: "03-16", to: "05-31", percent: -12 },
    { key: "high", from: "07-01", to: "09-30", percent: 8 },
    { key: "peak", from: "12-20", to: "12-31", percent: 15 },
  ],
  children: [],
  single_supplement_minor: 0,
  deal: { percent: 10, months: [10] },
  deposit_percent: 30,
  balance_days_before: 60,
};
const shared: PriceTable = {
  ...safari,
  per_person: [{ travellers: 1, amount_minor: 69_000 }],
};
const untilSeptember: Run[] = [{ day: 6, months: [7, 8, 9] }];

describe("the price that is shown as 'From'", () => {
  it.each<[string, PriceTable, number[], Run[], number, number]>([
    ["is that of the season a tour is made for, not of its low one", safari, [7, 10], [], 6870, 2],
    ["is a high one where there is no other", safari, [7, 8], [], 7420, 2],
    ["is a low one where the tour is made for it", safari, [4, 11], [], 6046, 2],
    [
      "leaves out the days on which it does not run",
      safari,
      [7, 8, 9, 10],
      untilSeptember,
      7420,
      2,
    ],
    ["is for one on a shared trip", shared, [6, 7], [], 690, 1],
    [
      "is the regular one for what runs in none of its months",
      safari,
      [2],
      untilSeptember,
      6870,
      2,
    ],
  ])("%s", (_, table, bestMonths, runs, dollars, travellers) => {
    const found = priceFrom(table, { bestMonths, runs }, today);
    expect(found).toEqual({ amountMinor: dollars * 100, travellers });
  });
});

it("a price in a season is to the dollar that of the party that books it", () => {
  const table: PriceTable = {
    ...shared,
    per_person: [{ travellers: 1, amount_minor: 189_000 }],
    seasons: [{ key: "peak", from: "07-01", to: "09-30", percent: 15 }],
  };
  const party = { adults: 1, children: [], rooms: 1, starts: "2027-07-10" };
  const { total_minor } = partyPrice(table, party, today);
  expect(priceFrom(table, { bestMonths: [7], runs: [] }, today).amountMinor).toBe(total_minor);
  expect(inSeasonMinor(189_000, 15)).toBe(total_minor);
});
