import { describe, expect, it } from "vitest";
import { climbOf } from "@/lib/backend/content/climbs";
import { figuresOf } from "@/lib/backend/content/figures";
import { loadContent } from "@/lib/backend/content/load";
import { locales } from "@/lib/contract/locale";

const content = loadContent("content");
const tours = [...content.tours.values()].map(({ id, value }) => ({
  id,
  tour: value,
  climb: climbOf(content, value),
}));
const climbs = tours.flatMap(({ id, tour, climb }) => (climb ? [{ id, tour, climb }] : []));
const climbNamed = (id: string) => {
  const found = climbs.find((each) => each.id === id)?.climb;
  if (!found) throw new Error(`${id} does not climb`);
  return found;
};

describe("climbs", () => {
  it("are all tours that stand on a summit of the two mountains", () => {
    const summits = tours.filter(({ tour }) =>
      tour.days.some(({ block }) => {
        const day = content.days.get(block)?.value;
        const isHere = day?.places.some((place) => ["kilimanjaro", "meru"].includes(place));
        return isHere && day?.activities.includes("summit");
      }),
    );
    expect(climbs.map(({ id }) => id)).toEqual(summits.map(({ id }) => id));
  });

  it("reach the summit of their mountain, and no higher", () => {
    for (const { id, tour, climb } of climbs) {
      const tops = tour.days.map(({ block }) => content.days.get(block)?.value.altitude?.top ?? 0);
      expect([id, Math.max(...tops)]).toEqual([id, climb.summit_m]);
    }
  });

  it("join their days: who sleeps at a height starts from it", () => {
    for (const { id, tour } of climbs) {
      const days = tour.days.map(({ block }) => content.days.get(block)?.value);
      days.forEach((day, at) => {
        const before = days[at - 1];
        const isNight = before?.altitude && ["kilimanjaro", "meru"].includes(before.night ?? "");
        if (isNight && day?.altitude)
          expect([id, at, day.altitude.from]).toEqual([id, at, before?.altitude?.to]);
      });
    }
  });

  it("take nobody higher or lower than the day's own heights say", () => {
    for (const [id, { value }] of content.days) {
      const { from = 0, to = 0, top } = value.altitude ?? {};
      if (top !== undefined) expect([id, top > Math.max(from, to)]).toEqual([id, true]);
    }
  });

  it("advise the tips that the texts advise", () => {
    const figure = figuresOf(content.tips, content.tours);
    const two = climbNamed("machame-seven-private").crew.find(({ travellers }) => travellers === 2);
    expect(two?.tips_minor.map((minor) => String(minor / 100))).toEqual([
      figure("tip_climber_low", "en"),
      figure("tip_climber_high", "en"),
    ]);
  });

  it("have a guide for every three climbers", () => {
    for (const { climb } of climbs.filter((each) => each.climb.mountain === "kilimanjaro"))
      for (const { travellers, guides, assistants } of climb.crew)
        expect((guides + assistants) * 3).toBeGreaterThanOrEqual(travellers);
  });

  it("name the two hotel nights where they are in the price, and their price where they are not", () => {
    expect(climbNamed("machame-seven-private").hotels).toMatchObject({
      included: true,
      before: "Msufi Courtyard Hotel",
      after: "Msufi Courtyard Hotel",
    });
    expect(climbNamed("meru-four-group").hotels).toMatchObject({
      included: false,
      night_minor: (content.extras.get("night-in-arusha")?.value.price ?? 0) * 100,
    });
    expect(climbNamed("machame-nine-with-hotel").hotels).toBeNull();
  });

  it("say in every language what can be rented", () => {
    const keys = Object.keys(content.climbs?.rental ?? {}).sort();
    for (const locale of locales)
      expect(Object.keys(content.words.lists[locale].rental).sort()).toEqual(keys);
  });
});
