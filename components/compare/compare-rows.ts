import type { ItineraryDay, Tour } from "@/lib/contract/tours";

/** What a tour says on one matter, line by line; nothing when it is silent on it. */
export interface CompareCell {
  tourId: string;
  lines: string[];
  mark?: "yes" | "no";
}

export interface CompareRow {
  key: string;
  label: string;
  cells: CompareCell[];
}

type Fact = [key: string, label: string, lines: (tour: Tour) => string[]];

/** One row for each fact, in the order given. */
export function factRows(tours: Tour[], facts: Fact[]): CompareRow[] {
  return facts.map(([key, label, lines]) => ({
    key,
    label,
    cells: tours.map((tour) => ({
      tourId: tour.id,
      lines: lines(tour).filter((line) => line !== ""),
    })),
  }));
}

/** A row for everything that any of the tours includes or leaves out. */
export function inclusionRows(tours: Tour[], words: { yes: string; no: string }): CompareRow[] {
  const labels = new Map(
    tours
      .flatMap(({ inclusions, exclusions }) => [...inclusions, ...exclusions])
      .map(({ key, text }) => [key, text]),
  );
  return [...labels].map(([key, label]) => ({
    key: `inclusion-${key}`,
    label,
    cells: tours.map((tour) => inclusionCell(tour, key, words)),
  }));
}

function inclusionCell(tour: Tour, key: string, words: { yes: string; no: string }): CompareCell {
  const has = (list: Tour["inclusions"]) => list.some((each) => each.key === key);
  if (has(tour.inclusions)) return { tourId: tour.id, lines: [words.yes], mark: "yes" };
  if (has(tour.exclusions)) return { tourId: tour.id, lines: [words.no], mark: "no" };
  return { tourId: tour.id, lines: [] };
}

/** Whether the tours differ in this. */
export function differs({ cells }: CompareRow): boolean {
  return new Set(cells.map(({ lines }) => lines.join("\n"))).size > 1;
}

interface Stay {
  nights: number;
  place: string;
  /** null where the house is not settled yet. */
  name: string | null;
}

/** Where one sleeps, with nights in the same house counted together. */
export function staysOf(itinerary: ItineraryDay[]): Stay[] {
  const stays: Stay[] = [];
  for (const { night, stay } of itinerary) {
    if (!night) continue;
    const name = stay?.name ?? null;
    const last = stays.at(-1);
    if (last && last.place === night.name && last.name === name) last.nights += 1;
    else stays.push({ nights: 1, place: night.name, name });
  }
  return stays;
}

const mealNames = [
  ["breakfast", "breakfasts"],
  ["lunch", "lunches"],
  ["dinner", "dinners"],
] as const;

/** How many of each meal the price holds. */
export function mealCounts(itinerary: ItineraryDay[]) {
  return mealNames.map(([meal, meals]) => ({
    meals,
    count: itinerary.filter((day) => day.meals.includes(meal)).length,
  }));
}
