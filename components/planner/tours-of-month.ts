import type { Migration, PlannedTour } from "@/lib/contract/planner";
import { addDays } from "@/lib/pricing/days";
import { nextRun } from "@/lib/pricing/runs";
import { nextMonth } from "./start-days";

const mostNamed = 3;

/** A tour and how many of its days are spent where the herds usually are. */
export interface TourOfMonth {
  tour: PlannedTour;
  days: number;
}

/**
 * The private tours that spend most days where the herds usually are in a month, of those that begin
 * in it; which dates shared ones have left is not known here.
 */
export function toursOfMonth(
  tours: readonly PlannedTour[],
  { months }: Migration,
  month: number,
  today: string,
): TourOfMonth[] {
  const spelled = nextMonth(month, today);
  return tours
    .flatMap((tour) => {
      const starts = nextRun(tour.runs, `${spelled}-01`, `${spelled}-31`);
      if (tour.trip_type === "shared" || !starts) return [];
      const days = tour.herds.filter(({ area, day }) =>
        months[Number(addDays(starts, day - 1).slice(5, 7)) - 1]?.includes(area),
      ).length;
      return days > 0 ? [{ tour, days }] : [];
    })
    .toSorted((a, b) => b.days - a.days)
    .slice(0, mostNamed);
}
