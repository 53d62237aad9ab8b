import { describe, expect, it } from "vitest";
import { departureRows } from "@/lib/backend/content/departure-rows";
import { loadContent } from "@/lib/backend/content/load";
import { runsOf } from "@/lib/backend/content/run-rules";
import { businessDay } from "@/lib/clock";
import { RunsSchema } from "@/lib/contract/runs";
import { weekdays } from "@/lib/contract/weekdays";
import { addDays } from "@/lib/pricing/days";
import { daysFromFullMoon } from "@/lib/pricing/full-moon";
import { runsOn } from "@/lib/pricing/runs";

const content = loadContent("content");
const today = businessDay();
const eighteenMonths = Array.from({ length: 548 }, (_, at) => addDays(today, at + 1));
const tours = [...content.tours.values()];

/** Whether each day of a tour lies where its own block and line want it, asked one by one. */
function everyDayFits(tour: (typeof tours)[number]["value"], starts: string): boolean {
  return tour.days.every(({ block, runs }, at) => {
    const day = addDays(starts, at);
    const asked = [at === 0 ? tour.runs : undefined, runs, content.days.get(block)?.value.runs];
    return asked.every((each) => {
      if (!each) return true;
      const { months, weekdays: days, full_moon, from, until } = each;
      // Within a year, or from autumn to spring.
      const ofYear = day.slice(5);
      const [began, isOver] = [ofYear >= (from ?? ""), ofYear > (until ?? "12-31")];
      const isWithin = from && until && from > until ? began || !isOver : began && !isOver;
      const weekday = weekdays[new Date(`${day}T12:00:00Z`).getUTCDay()];
      return (
        isWithin &&
        (!months || months.includes(Number(day.slice(5, 7)))) &&
        (!days || (weekday !== undefined && days.includes(weekday))) &&
        (full_moon === undefined || daysFromFullMoon(day) <= full_moon)
      );
    });
  });
}

describe("each tour that ships, on each day of eighteen months", () => {
  it("runs when each of its days does", () => {
    for (const { id, value } of tours) {
      // As the API gives them to the page, whose date fields ask the same function.
      const runs = RunsSchema.parse(JSON.parse(JSON.stringify(runsOf(content, value))));
      for (const day of eighteenMonths)
        expect(runsOn(runs, day), `${id} on ${day}`).toBe(everyDayFits(value, day));
    }
  });

  it("departs only then", () => {
    for (const { tour_id, starts } of departureRows(content, today)) {
      const tour = content.tours.get(String(tour_id));
      expect(tour && everyDayFits(tour.value, String(starts)), `${tour_id}, ${starts}`).toBe(true);
    }
  });

  it.each([
    ["the Mara in April", "mara-river-and-back-by-air", "2028-04-12", false],
    ["the Mara in February", "four-days-of-river", "2028-02-14", false],
    ["the Mara in August", "four-days-of-river", "2028-08-14", true],
    ["Ruaha in April", "ruaha-on-foot-and-by-night", "2028-04-12", false],
    ["the Rufiji in May", "rufiji-by-air", "2028-05-08", false],
    ["the Rufiji in early March", "rufiji-by-air", "2028-03-06", true],
    ["the Rufiji when its camps close in mid-March", "rufiji-by-air", "2028-03-20", false],
    ["calves at the turn of the year", "calving-at-ndutu", "2028-01-02", false],
    ["Katavi by Monday's plane", "katavi-alone", "2028-07-03", true],
    ["Katavi on a Wednesday", "katavi-alone", "2028-07-05", false],
    ["Mahale by Thursday's plane", "mahale-straight-in", "2028-07-06", true],
    ["Mahale on a Friday", "mahale-straight-in", "2028-07-07", false],
    ["a full moon of January 2027 from Machame", "machame-full-moon", "2027-01-17", true],
    ["a new moon from Machame", "machame-full-moon", "2027-01-02", false],
    ["whale sharks in August", "mafia-whale-sharks-five-days", "2028-08-01", false],
    ["calves in September", "calving-at-ndutu", "2028-09-01", false],
    ["hatchlings in December", "mafia-turtle-season", "2028-12-01", false],
    ["a crater in every month", "crater-and-plains", "2028-04-12", true],
  ])("sells %s: %s on %s, %s", (_, id, day, does) => {
    const tour = content.tours.get(id);
    if (!tour) throw new Error(`there is no ${id}`);
    expect(runsOn(runsOf(content, tour.value), day)).toBe(does);
  });
});
