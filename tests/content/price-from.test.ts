import { describe, expect, it } from "vitest";
import { loadContent } from "@/lib/backend/content/load";
import { runsOf } from "@/lib/backend/content/run-rules";
import { priceTable, tourRows } from "@/lib/backend/content/tour-rows";
import { businessDay } from "@/lib/clock";
import { addDays } from "@/lib/pricing/days";
import { partyPrice } from "@/lib/pricing/party-price";
import { runsOn } from "@/lib/pricing/runs";

const content = loadContent("content");
const today = businessDay();
const twoYears = Array.from({ length: 730 }, (_, at) => addDays(today, at + 1));

describe("'From' of each tour that ships", () => {
  it("is asked on some day of its season, and nothing less on any", () => {
    for (const row of tourRows(content, today)) {
      const tour = content.tours.get(String(row.id))?.value;
      if (!tour) throw new Error(`there is no ${row.id}`);
      const table = { ...priceTable(content, tour), deal: null };
      const runs = runsOf(content, tour);
      const adults = table.per_person.length > 1 ? 2 : 1;
      const rooms = adults - 1;
      const asked = twoYears
        .filter((starts) => tour.best_months.includes(Number(starts.slice(5, 7))))
        .filter((starts) => runsOn(runs, starts))
        .map((starts) => {
          const party = { adults, children: [], rooms, starts };
          return partyPrice(table, party, today).total_minor / adults;
        });
      const least = Math.min(...asked);
      expect(Math.abs(Number(row.from_minor) - least), String(row.id)).toBeLessThanOrEqual(50);
    }
  });

  it.each([
    ["mara-river-and-back-by-air", 6870],
    ["crater-and-plains", 2590],
    ["green-season-north", 1936],
  ])("of %s is $%i", (id, dollars) => {
    const row = tourRows(content, today).find((each) => each.id === id);
    expect(row?.from_minor).toBe(dollars * 100);
  });
});
