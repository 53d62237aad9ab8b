import { describe, expect, it } from "vitest";
import { daysBetween, lanesOf } from "@/components/desk/calendar/lanes";

const days = daysBetween("2027-01-04", "2027-01-10");
const over = (starts: string, ends: string) => ({
  starts: `2027-01-${starts}`,
  ends: `2027-01-${ends}`,
});
/** Each line as text: a dot for a day on which nothing is, a digit for as many days. */
const drawn = (...things: { starts: string; ends: string }[]) =>
  lanesOf(things, days).map((lane) =>
    lane.map((cell) => (cell.of ? String(cell.span) : ".")).join(""),
  );

describe("the lines of the calendar", () => {
  it("hold side by side what does not overlap, and below each other what does", () => {
    expect(drawn(over("04", "05"), over("07", "08"))).toEqual(["2.2.."]);
    expect(drawn(over("04", "06"), over("06", "07"))).toEqual(["3....", "..2..."]);
    expect(drawn(over("04", "06"), over("05", "08"), over("07", "07"))).toEqual(["31...", ".4.."]);
  });

  it("cut what begins before them or ends after them, and have every day once", () => {
    const cut = { starts: "2026-12-30", ends: "2027-01-05" };
    expect(drawn(cut, over("09", "20"))).toEqual(["2...2"]);
    for (const lane of lanesOf([cut, over("04", "20")], days))
      expect(lane.reduce((all, cell) => all + (cell.of ? cell.span : 1), 0)).toBe(days.length);
  });
});
