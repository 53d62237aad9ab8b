import type { Departure } from "@/lib/contract/departures";
import type { PlannedTour } from "@/lib/contract/planner";
import { addDays } from "@/lib/pricing/days";
import { nextRun } from "@/lib/pricing/runs";

const monthsAhead = 12;
const mostNamed = 3;

/** Whoever chooses a journey today hardly leaves next week; fixed dates count whenever they are. */
const leadDays = 14;

/** The next time a month comes that a journey can still begin in: `2027-02`. */
export function nextMonth(month: number, today: string): string {
  const year = Number(today.slice(0, 4));
  const spelled = (ofYear: number) => `${ofYear}-${String(month).padStart(2, "0")}`;
  const isOver = `${spelled(year)}-31` < addDays(today, leadDays);
  return spelled(isOver ? year + 1 : year);
}

/** The months from the one that is still to come on, twelve of them. */
function comingMonths(today: string): string[] {
  const first = addDays(today, leadDays);
  return Array.from({ length: monthsAhead }, (_, at) => {
    const count = Number(first.slice(5, 7)) - 1 + at;
    const year = Number(first.slice(0, 4)) + Math.floor(count / 12);
    return `${year}-${String((count % 12) + 1).padStart(2, "0")}`;
  });
}

/**
 * The days on which a party could begin: of a shared tour the dates that have seats for everybody, of
 * a private one the first possible day of each month.
 */
export function startDays(
  tour: PlannedTour,
  departures: readonly Departure[],
  { people, month, today }: { people: number; month: number | null; today: string },
): string[] {
  if (tour.trip_type === "shared")
    return departures
      .filter(({ tour: { slug }, seats_left }) => slug === tour.slug && seats_left >= people)
      .map(({ starts }) => starts);
  const from = addDays(today, leadDays);
  const asked = month === null ? [] : [nextMonth(month, today)];
  const months = [...new Set([...asked, ...comingMonths(today)])];
  return months.flatMap((each) => {
    const first = `${each}-01`;
    return nextRun(tour.runs, first > from ? first : from, `${each}-31`) ?? [];
  });
}

/** The days in the same month on which it begins too; none for a tour that begins on any day then. */
export function laterDays(
  tour: PlannedTour,
  starts: string,
  departures: readonly Departure[],
  people: number,
): string[] {
  if (tour.trip_type === "shared")
    return startDays(tour, departures, { people, month: null, today: starts })
      .filter((day) => day > starts)
      .slice(0, mostNamed - 1);
  if (tour.runs.length === 0) return [];
  const found: string[] = [];
  for (let day = starts; found.length < mostNamed - 1; ) {
    const next = nextRun(tour.runs, addDays(day, 1), `${starts.slice(0, 7)}-31`);
    if (!next) break;
    found.push(next);
    day = next;
  }
  // A season of its own is said in words: its days one after another would say less.
  return found[0] === addDays(starts, 1) ? [] : found;
}
