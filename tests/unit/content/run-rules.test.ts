import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { departureRows } from "@/lib/backend/content/departure-rows";
import { loadContent } from "@/lib/backend/content/load";
import { runsOf } from "@/lib/backend/content/run-rules";
import { runsOn } from "@/lib/pricing/runs";
import { testContent } from "../../support/content";

const folder = mkdtempSync(path.join(tmpdir(), "content-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Loads the content of the tests with a line of a file put another way. */
function loadWith(file: string, change: (text: string) => string) {
  cpSync(testContent, folder, { recursive: true });
  const at = path.join(folder, file);
  const before = readFileSync(at, "utf8");
  const after = change(before);
  if (after === before) throw new Error("nothing was changed");
  writeFileSync(at, after);
  return () => loadContent(folder);
}

const south = "facts/tours/southern-western.yaml";

describe("when tours run", () => {
  const content = loadContent(testContent);
  const runs = (id: string) => {
    const tour = content.tours.get(id);
    if (!tour) throw new Error(`there is no ${id}`);
    return runsOf(content, tour.value);
  };

  it("comes from the tour, from its days and from their blocks", () => {
    expect(runs("grumeti-in-june")).toEqual([{ day: 1, months: [5, 6, 7] }]);
    expect(runs("northern-circuit-nine")).toEqual([{ day: 8, full_moon: 1 }]);
    expect(runs("twelve-days-no-compromise")).toEqual([
      { day: 8, months: [7, 8, 9, 10] },
      { day: 9, months: [7, 8, 9, 10] },
    ]);
    expect(runs("crater-and-plains")).toEqual([]);
  });

  it("leaves out what only repeats the days around it", () => {
    const camps = runs("fourteen-days-south-and-west").filter(({ day }) => day < 6);
    expect(camps.map(({ day }) => day)).toEqual([1, 5]);
  });

  it("departures keep to it", () => {
    const rows = departureRows(content, "2026-11-23");
    const ofTour = rows.filter(({ tour_id }) => tour_id === "shared-rufiji-weekend");
    expect(ofTour.length).toBeGreaterThan(20);
    for (const { starts } of ofTour)
      expect(runsOn(runs("shared-rufiji-weekend"), String(starts)), String(starts)).toBe(true);
  });
});

describe("the import refuses", () => {
  it("a departure on a weekday on which the tour does not start", () => {
    const load = loadWith(south, (text) =>
      text.replace(
        "{ block: nyerere-boat-day, stay: mtemere-campsite }\n    - { block: nyerere-to-dar }",
        "{ block: nyerere-boat-day, stay: mtemere-campsite, runs: { weekdays: [tuesday] } }\n    - { block: nyerere-to-dar }",
      ),
    );
    expect(load).toThrow(
      /southern-western\.yaml:\d+: shared-rufiji-weekend\.departures\.weekday: departs on friday, on which it does not run: it starts on monday/,
    );
  });

  it("a tour whose days never meet what they ask", () => {
    const load = loadWith(south, (text) =>
      text.replace(
        "{ block: katavi-full-day, stay: katuma-plain }",
        "{ block: katavi-full-day, stay: katuma-plain, runs: { weekdays: [monday] } }",
      ),
    );
    expect(load).toThrow(/fourteen-days-south-and-west\.days: never runs/);
  });

  it("good months in which the tour does not run", () => {
    const load = loadWith("facts/tours/northern.yaml", (text) =>
      text.replace(/(grumeti-in-june:[\s\S]*?best_months: \[).*?\]/, "$1 5, 6, 7, 8 ]"),
    );
    expect(load).toThrow("grumeti-in-june.best_months: month 8 is one in which it does not run");
  });

  it("a season that says nothing, and a month that is none", () => {
    const put = (runs: string) =>
      loadWith("facts/days/southern-western.yaml", (text) =>
        text.replace(/(fly-dar-to-nyerere:\n[\s\S]*?runs: ){[^}]*}/, `$1${runs}`),
      );
    expect(put("{}")).toThrow(/fly-dar-to-nyerere\.runs: says nothing/);
    expect(put("{ months: [13] }")).toThrow(/fly-dar-to-nyerere\.runs\.months/);
    expect(put('{ from: "06-01" }')).toThrow(/fly-dar-to-nyerere\.runs: says only one end/);
    expect(put('{ from: "06-31", until: "13-01" }')).toThrow(/fly-dar-to-nyerere\.runs\.until/);
    expect(put("{ weekdays: [montag] }")).toThrow(/fly-dar-to-nyerere\.runs\.weekdays/);
  });
});
