import { describe, expect, it, vi } from "vitest";
import {
  depositFallsAt,
  keptOn,
  type PaidBooking,
  refundOn,
  refundTable,
} from "@/lib/pricing/refund";

// The table of the example, whatever the operator's own is.
vi.mock("@/lib/pricing/policy", async (original) => {
  const { policy } = await original<typeof import("@/lib/pricing/policy")>();
  const { exampleRefund } = await import("../../support/example-refund");
  return { policy: { ...policy, refund: exampleRefund } };
});

/** The worked example of the general conditions: a lodge safari for two, deposit paid on 10 January. */
const booking = (paidMinor: number): PaidBooking => ({
  starts: "2027-08-10",
  totalMinor: 428_000,
  depositMinor: 128_400,
  paidMinor,
  depositPaidOn: "2027-01-10",
});
const deposit = booking(128_400);
const everything = booking(428_000);
// 10 August less 90, 60 and 30 days.
const [ninety, sixty, thirty] = ["2027-05-12", "2027-06-11", "2027-07-11"] as const;

describe("the examples of the general conditions", () => {
  it.each([
    ["ten days after paying, long before the start", "2027-01-20", deposit, 128_400],
    ["75 days before, only the deposit paid", "2027-05-27", deposit, 0],
    ["75 days before, everything paid", "2027-05-27", everything, 299_600],
    ["40 days before, everything paid", "2027-07-01", everything, 214_000],
    ["two weeks before", "2027-07-27", everything, 0],
  ])("%s", (_, day, paid, back) => {
    expect(refundOn(day, paid)).toBe(back);
  });
});

describe("the limits of the table", () => {
  it.each([
    ["the 14th day after paying", "2027-01-24", 0],
    ["the 15th day after paying", "2027-01-25", 128_400],
    ["61 days before", "2027-06-10", 128_400],
    ["60 days before", sixty, 214_000],
    ["30 days before", thirty, 214_000],
    ["29 days before", "2027-07-12", 428_000],
    ["the first day of the journey", "2027-08-10", 428_000],
  ])("%s", (_, day, kept) => {
    expect(keptOn(day, everything)).toBe(kept);
  });

  it("gives all back within 14 days only more than 90 days before the start", () => {
    const late = { ...deposit, depositPaidOn: "2027-05-10" };
    expect(keptOn("2027-05-11", late)).toBe(0);
    expect(keptOn(ninety, late)).toBe(128_400);
  });

  it("keeps no more than the deposit, the half or the whole of what it says", () => {
    expect(refundOn(sixty, deposit)).toBe(0);
    expect(keptOn(sixty, { ...everything, totalMinor: 428_100 })).toBe(214_100);
  });
});

describe("the rule as dates", () => {
  it("names each period with what is kept", () => {
    expect(refundTable("2027-01-10", everything)).toEqual([
      { from: "2027-01-10", until: "2027-01-24", keptMinor: 0 },
      { from: "2027-01-25", until: "2027-06-10", keptMinor: 128_400 },
      { from: "2027-06-11", until: "2027-07-11", keptMinor: 214_000 },
      { from: "2027-07-12", until: "2027-08-09", keptMinor: 428_000 },
    ]);
  });

  it("leaves out what has passed, and is empty once the journey has begun", () => {
    expect(refundTable("2027-07-01", everything).map(({ from }) => from)).toEqual([
      "2027-07-01",
      "2027-07-12",
    ]);
    expect(refundTable("2027-08-10", everything)).toEqual([]);
  });
});

describe("a deposit that is typed", () => {
  it.each([
    [128_400, undefined],
    [214_000, undefined],
    // From the day on which half of the price is kept.
    [214_100, 60],
    [428_000, 60],
  ])(
    "of %i is more than the terms keep from so many days before the start on: %s",
    (minor, days) => {
      expect(depositFallsAt(428_000, minor)).toBe(days);
      const typed = { ...everything, depositMinor: minor };
      const falls = days !== undefined && keptOn(sixty, typed) < minor;
      expect(falls).toBe(days !== undefined);
    },
  );
});
