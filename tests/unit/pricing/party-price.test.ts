import { describe, expect, it } from "vitest";
import type { PriceTable } from "@/lib/contract/prices";
import { type Party, partyPrice } from "@/lib/pricing/party-price";

const today = "2026-12-01";

const safari: PriceTable = {
  currency: "USD",
  per_person: [
    { travellers: 1, amount_minor: 348_000 },
    { travellers: 2, amount_minor: 259_000 },
    { travellers: 3, amount_minor: 229_000 },
    { travellers: 4, amount_minor: 214_000 },
  ],
  seasons: [
    { key: "low", from: "03-16", to: "05-31", percent: -12 },
    { key: "high", from: "07-01", to: "09-30", percent: 8 },
    { key: "peak", from: "12-20", to: "01-05", percent: 15 },
  ],
  children: [
    { under: 3, percent: 0 },
    { under: 12, percent: 65 },
    { under: 16, percent: 85 },
  ],
  single_supplement_minor: 28_500,
  deal: { percent: 10, months: [11] },
  deposit_percent: 30,
  balance_days_before: 60,
};
const shared: PriceTable = {
  ...safari,
  per_person: [{ travellers: 1, amount_minor: 69_000 }],
  single_supplement_minor: 9_000,
  deposit_percent: 10,
};

const party = (changes: Partial<Party>): Party => ({
  adults: 2,
  children: [],
  rooms: 1,
  starts: "2027-06-10",
  ...changes,
});

describe("worked examples", () => {
  it.each([
    ["two adults in the regular season", safari, {}, 518_000],
    ["one adult alone pays the price of one, no supplement", safari, { adults: 1 }, 348_000],
    ["two adults in two rooms pay two supplements", safari, { rooms: 2 }, 575_000],
    ["two adults in the high season", safari, { starts: "2027-08-07" }, 559_400],
    ["two adults in the green season", safari, { starts: "2027-04-01" }, 455_800],
    ["two adults over New Year", safari, { starts: "2028-01-02" }, 595_700],
    ["two adults in the month of the deal", safari, { starts: "2027-11-10" }, 466_200],
    ["a child of nine pays 65 % and makes it a party of three", safari, { children: [9] }, 606_900],
    ["a baby travels free and changes nothing", safari, { children: [1] }, 518_000],
    ["three adults in two rooms", safari, { adults: 3, rooms: 2 }, 715_500],
    ["four people pay the price of four", safari, { adults: 4, rooms: 2 }, 856_000],
    [
      "twelve people pay the price of the largest party",
      safari,
      { adults: 12, rooms: 6 },
      2_568_000,
    ],
    ["one on a shared trip who shares a tent", shared, { adults: 1, rooms: 0 }, 69_000],
    ["one on a shared trip with a tent alone", shared, { adults: 1, rooms: 1 }, 78_000],
    ["a baby does not fill the second bed", shared, { adults: 1, children: [2] }, 78_000],
  ])("%s", (_, table, changes, total) => {
    expect(partyPrice(table, party(changes), today).total_minor).toBe(total);
  });

  it("names every part of the price in its own line", () => {
    const family = party({ adults: 3, children: [9, 1], rooms: 3, starts: "2027-08-07" });
    expect(partyPrice(safari, family, today)).toEqual({
      currency: "USD",
      lines: [
        { kind: "adults", count: 3, unit_minor: 214_000, amount_minor: 642_000 },
        { kind: "child", age: 9, percent: 65, amount_minor: 139_100 },
        { kind: "child", age: 1, percent: 0, amount_minor: 0 },
        { kind: "season", key: "high", percent: 8, amount_minor: 62_500 },
        { kind: "single_supplement", count: 2, amount_minor: 57_000 },
      ],
      total_minor: 900_600,
      deposit_percent: 30,
      deposit_minor: 270_200,
      balance_minor: 630_400,
      due_now_minor: 270_200,
      balance_due: "2027-06-08",
    });
  });

  it("keeps the smaller party's total where the larger party's prices would be lower", () => {
    const steep = {
      ...safari,
      per_person: [
        { travellers: 1, amount_minor: 300_000 },
        { travellers: 2, amount_minor: 100_000 },
      ],
    };
    expect(partyPrice(steep, party({}), today).lines).toEqual([
      { kind: "adults", count: 2, unit_minor: 100_000, amount_minor: 200_000 },
      { kind: "small_party", amount_minor: 100_000 },
    ]);
  });

  it("asks for everything today when the trip starts sooner than the rule allows", () => {
    const price = partyPrice(safari, party({ starts: "2026-12-20" }), today);
    expect(price.balance_due).toBe(today);
    expect(price.due_now_minor).toBe(price.total_minor);
  });

  it("refuses a party without an adult", () => {
    expect(() => partyPrice(safari, party({ adults: 0, children: [12] }), today)).toThrow(
      RangeError,
    );
  });
});
