import { describe, expect, it } from "vitest";
import { notAhead, notBookable } from "@/lib/pricing/days";

const today = "2027-03-01";

describe("the day on which a journey begins", () => {
  it.each([
    ["2026-08-14", "past_date"],
    ["2027-02-28", "past_date"],
    [today, "earliest_tomorrow"],
    ["2027-03-02", undefined],
    ["2030-02-28", undefined],
    ["2030-03-01", "too_far_ahead"],
  ])("%s is refused as %s", (day, why) => {
    expect(notBookable(day, today)).toBe(why);
  });

  it("may be wished for as far ahead as one likes", () => {
    expect(notAhead("2034-06-01", today)).toBeUndefined();
    expect(notAhead("2027-02-28", today)).toBe("past_date");
  });
});
