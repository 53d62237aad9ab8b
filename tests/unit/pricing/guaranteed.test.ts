import { describe, expect, it } from "vitest";
import { addDays } from "@/lib/pricing/days";
import { isGuaranteed } from "@/lib/pricing/guaranteed";
import { policy } from "@/lib/pricing/policy";

const starts = "2099-06-10";
const lastDayToTell = addDays(starts, -policy.tooFewGuestsDays);

describe("a shared departure", () => {
  it("may be called off as long as guests can be told in time", () => {
    expect(isGuaranteed(starts, addDays(lastDayToTell, -1))).toBe(false);
    expect(isGuaranteed(starts, lastDayToTell)).toBe(false);
  });

  it("is guaranteed from the day after", () => {
    expect(isGuaranteed(starts, addDays(lastDayToTell, 1))).toBe(true);
    expect(isGuaranteed(starts, starts)).toBe(true);
  });
});
