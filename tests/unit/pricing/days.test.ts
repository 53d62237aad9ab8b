import { describe, expect, it } from "vitest";
import { isDay, notAhead, notBookable } from "@/lib/pricing/days";

const today = "2027-03-01";

describe("what comes from an address or a browser's storage", () => {
  it.each(["2000-01-01", "2027-08-07", "2028-02-29", "2099-12-31"])("is a day: %s", (text) => {
    expect(isDay(text)).toBe(true);
  });

  it.each([
    ...["", "soon", "20", "2027", "2027-08", "2027-8-7", "2027-08-07T00:00:00Z", "2027-08-07 "],
    ...["2099-19-39", "2027-00-01", "2027-01-00", "2027-02-29", "2027-02-31", "2027-13-01"],
    ...[
      "0001-01-01",
      "1999-12-31",
      "2100-01-01",
      "9999-12-31",
      "+020270-08-07",
      "20\u0660\u0660-01-01",
    ],
  ])("is none: %j", (text) => {
    expect(isDay(text)).toBe(false);
  });
});

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
