import { describe, expect, it } from "vitest";
import type { Run } from "@/lib/contract/runs";
import { runsText } from "@/lib/i18n/runs-text";
import { addDays } from "@/lib/pricing/days";
import { daysFromFullMoon } from "@/lib/pricing/full-moon";
import {
  nearestRuns,
  nextRun,
  notRunning,
  notRunningIn,
  runMonths,
  runSpan,
  runsOn,
  runWeekdays,
} from "@/lib/pricing/runs";
import { wrongWish } from "@/lib/pricing/wished-departure";

const say = (key: string, { months }: Record<string, string | number>) =>
  key === "months" ? `Possible start: ${months}.` : key;
const today = "2026-11-23";
/** At the river on the second day. */
const crossings: Run[] = [{ day: 2, months: [7, 8, 9, 10] }];
/** In by a plane of Monday or Thursday, out by one three days later. */
const planes: Run[] = [
  { day: 1, weekdays: ["monday", "thursday"] },
  { day: 4, weekdays: ["monday", "thursday"] },
];
/** Three days in camps that close from mid-March to May. */
const camps: Run[] = [
  { day: 1, from: "06-01", until: "03-15" },
  { day: 3, from: "06-01", until: "03-15" },
];
const moonlit: Run[] = [{ day: 6, full_moon: 1 }];

describe("the days on which a tour runs", () => {
  it.each<[string, Run[], string, boolean]>([
    ["any day, where nothing is asked", [], "2027-02-14", true],
    ["no day before its season", crossings, "2027-06-29", false],
    ["the day by which its second lies in season", crossings, "2027-06-30", true],
    ["the last such day", crossings, "2027-10-30", true],
    ["none after it", crossings, "2027-10-31", false],
    ["the last whose third day is in mid-March", camps, "2027-03-13", true],
    ["none after mid-March", camps, "2027-03-14", false],
    ["a day at the turn of the year, of a season that goes over it", camps, "2026-12-31", true],
    ["no day of the rains", camps, "2027-05-31", false],
    ["a Monday that has its Thursday", planes, "2027-02-15", true],
    ["no Thursday, whose fourth day is a Sunday", planes, "2027-02-18", false],
    ["five days before a full moon, the sixth being it", moonlit, "2027-01-17", true],
    ["a day later than that by one", moonlit, "2027-01-18", true],
    ["none later by two", moonlit, "2027-01-19", false],
  ])("are %s", (_, runs, day, does) => {
    expect(runsOn(runs, day)).toBe(does);
  });

  it("names the two nearest ones, on either side, that can still be booked", () => {
    expect(nearestRuns(crossings, "2027-02-14", today)).toEqual(["2027-06-30", "2027-07-01"]);
    expect(nearestRuns(planes, "2027-02-17", today)).toEqual(["2027-02-15", "2027-02-22"]);
    expect(nearestRuns(planes, "2026-11-24", "2026-11-23")).toEqual(["2026-11-30", "2026-12-07"]);
    expect(nearestRuns(crossings, "2029-11-20", today)).toEqual(["2029-10-29", "2029-10-30"]);
    expect(nearestRuns([{ day: 1, months: [2] }, ...crossings], today, today)).toEqual([]);
  });

  it("says so as a reason, of a day and of a month", () => {
    expect(notRunning(crossings, "2027-08-01", today)).toBeUndefined();
    expect(notRunning(crossings, "2027-02-14", today)).toBe("not_running:2027-06-30,2027-07-01");
    expect(notRunningIn(crossings, "2027-06", today)).toBeUndefined();
    expect(notRunningIn(crossings, "2027-12", today)).toBe("not_running:2027-10-29,2027-10-30");
    expect(notRunningIn(crossings, "2026-10", "2026-10-30")).toContain("not_running:");
  });

  it("finds the next one, or none", () => {
    expect(nextRun(crossings, today, "2029-01-01")).toBe("2027-06-30");
    expect(nextRun(crossings, today, "2027-06-29")).toBeUndefined();
  });

  it("says from when to when a season goes that ends within a month", () => {
    expect(runSpan(camps)).toEqual(["2028-06-01", "2028-03-13"]);
    expect(runMonths(camps)).toEqual([1, 2, 6, 7, 8, 9, 10, 11, 12]);
    expect(runSpan(crossings)).toBeUndefined();
    expect(runsText(camps, say, "en")).toBe("Possible start: 1\u00a0June – 13\u00a0March.");
  });

  it("knows its months by most of their days, and its weekdays", () => {
    expect(runMonths(crossings)).toEqual([7, 8, 9, 10]);
    expect(runMonths([{ day: 13, months: [7, 8, 9, 10] }])).toEqual([7, 8, 9, 10]);
    expect(runMonths([...planes, ...moonlit])).toHaveLength(12);
    expect(runWeekdays(planes)).toEqual([1]);
    expect(runWeekdays(crossings)).toHaveLength(7);
  });

  it("refuses a wish that lies behind, and one that does not fit", () => {
    const wish = (date: string) => wrongWish({ kind: "date", date }, crossings, today);
    expect(wish("2026-11-01")).toBe("past_date");
    expect(wish("2027-04-01")).toContain("not_running:");
    expect(wish("2027-07-01")).toBeUndefined();
    expect(wrongWish({ kind: "month", month: "2027-04" }, crossings, today)).toContain("2027-");
    expect(wrongWish({ kind: "month", month: "2026-10" }, [], today)).toBe("past_date");
    expect(wrongWish({ kind: "flexible" }, crossings, today)).toBeUndefined();
  });
});

describe("full moons by Tanzania's calendar", () => {
  // The U.S. Naval Observatory's moments, three hours later.
  const published = [
    ...["2026-11-24", "2026-12-24", "2027-01-22", "2027-02-21", "2027-03-22", "2027-04-21"],
    ...["2027-05-20", "2027-06-19", "2027-07-18", "2027-08-17", "2027-09-16", "2027-10-15"],
    ...["2027-11-14", "2027-12-13"],
  ];

  it.each(published)("has one on %s", (day) => {
    expect(daysFromFullMoon(day)).toBe(0);
    expect(daysFromFullMoon(addDays(day, -1))).toBe(1);
    expect(daysFromFullMoon(addDays(day, 14))).toBeGreaterThanOrEqual(14);
  });

  it("has them 29 or 30 days apart, for ten years", () => {
    const days = Array.from({ length: 3650 }, (_, at) => addDays("2026-01-01", at));
    const full = days.flatMap((day, at) => (daysFromFullMoon(day) === 0 ? at : []));
    const gaps = full.slice(1).map((at, index) => at - (full[index] ?? 0));
    expect([...new Set(gaps)].sort()).toEqual([29, 30]);
  });
});
