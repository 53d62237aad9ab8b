import type { Migration, PlannedPlace, PlannedTour } from "@/lib/contract/planner";
import type { Animal } from "@/lib/contract/vocabulary";
import { addDays } from "@/lib/pricing/days";
import type { Wish } from "./wishes";

export interface Known {
  places: ReadonlyMap<string, PlannedPlace>;
  migration: Migration | null;
}

/** A wish that a journey fulfils: in how many days or nights, and where. */
export interface Met {
  wish: Wish;
  count: number;
  places: string[];
}

const cats: Animal[] = ["lions", "leopards", "cheetahs"];
/** Less than this in the right places is a drive through. */
const leastDays = 2;

const monthOf = (isoDay: string) => Number(isoDay.slice(5, 7));

/** How a journey that begins on a day fulfils a wish; undefined where it does not. */
export function metBy(
  wish: Wish,
  tour: PlannedTour,
  starts: string,
  { places, migration }: Known,
): Met | undefined {
  const month = monthOf(starts);
  const there = tour.places.flatMap((each) => {
    const place = places.get(each.id);
    return place ? [{ ...each, place }] : [];
  });
  const met = (count: number, found: typeof there = []): Met | undefined =>
    count > 0 ? { wish, count, places: found.map(({ place }) => place.name) } : undefined;
  const withAnimals = (animals: Animal[], least: number) => {
    const found = there.filter(({ place }) =>
      animals.some((animal) => place.animals[animal]?.includes(month)),
    );
    const days = sum(found.map((each) => each.days));
    return met(days >= least ? days : 0, found);
  };
  const herdDays = (area: string, good: number[] = []) =>
    tour.herds.filter(
      (each) => each.area === area && good.includes(monthOf(addDays(starts, each.day - 1))),
    ).length;

  switch (wish) {
    case "calves":
      return met(herdDays("south", migration?.calves));
    case "crossings":
      return met(herdDays("north", migration?.crossings));
    case "cats":
      return withAnimals(cats, leastDays);
    case "elephants":
      return withAnimals(["elephants"], 1);
    case "chimps":
      return withAnimals(["chimpanzees"], leastDays);
    case "kilimanjaro":
      return met(tour.climbs === "kilimanjaro" ? 1 : 0);
    case "beach": {
      const found = there.filter(
        ({ place, nights }) => place.category === "beach_islands" && nights > 0,
      );
      const nights = sum(found.map((each) => each.nights));
      return met(nights >= leastDays ? nights : 0, found);
    }
    case "quiet": {
      const found = there.filter(({ place, nights }) => place.crowds === 1 && nights > 0);
      const nights = sum(found.map((each) => each.nights));
      return met(nights * 2 > tour.nights ? nights : 0, found);
    }
    case "family":
      return met(tour.themes.includes("family") ? 1 : 0);
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
