import { describe, expect, it } from "vitest";
import { daysOfMonth, leadingGap } from "@/components/departure/month-days";

describe("the days of a month", () => {
  it("end where the month ends, in leap years too", () => {
    expect(daysOfMonth("2027-02")).toHaveLength(28);
    expect(daysOfMonth("2028-02").at(-1)).toBe("2028-02-29");
    expect(daysOfMonth("2026-12").at(0)).toBe("2026-12-01");
  });

  it("begin below their weekday, weeks beginning on Monday", () => {
    expect(leadingGap("2027-02")).toBe(0); // a Monday
    expect(leadingGap("2026-12")).toBe(1); // a Tuesday
    expect(leadingGap("2027-08")).toBe(6); // a Sunday
  });
});
