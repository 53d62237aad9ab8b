import { businessDay } from "@/lib/clock";
import type { Run } from "@/lib/contract/runs";
import { weekdays } from "@/lib/contract/weekdays";
import { farthestDay } from "@/lib/pricing/days";
import { nextRun, runMonths } from "@/lib/pricing/runs";
import type { Content, Entry } from "./content";
import type { RunsFacts, TourFacts } from "./fact-schemas";
import { mistake } from "./source";

/**
 * When a tour runs: what it asks of its first day itself, and what each of its days asks, in its own
 * line or in the block it names. What only repeats what the days around it ask is left out: no
 * season is so short that it passes between the first and the last of them.
 */
export function runsOf(content: Content, tour: TourFacts): Run[] {
  const asked = tour.days.flatMap(({ block, runs }, at) => {
    const ofBlock = content.days.get(block)?.value.runs;
    return [at === 0 ? tour.runs : undefined, runs, ofBlock].flatMap((facts) =>
      facts ? { day: at + 1, ...facts } : [],
    );
  });
  return asked.filter((run, at) => !isBetween(run, asked.slice(0, at), asked.slice(at + 1)));
}

function isBetween(run: Run, before: Run[], after: Run[]): boolean {
  if (run.weekdays || run.full_moon !== undefined) return false;
  const isAlike = ({ day, ...other }: Run) => sameRuns(other, run);
  const [first, last] = [before.find(isAlike), after.findLast(isAlike)];
  return first !== undefined && last !== undefined && last.day - first.day < shortestMonthDays;
}

const shortestMonthDays = 28;

const sameRuns = (one: RunsFacts, other: RunsFacts) =>
  [one, other].every(({ weekdays, full_moon }) => !weekdays && full_moon === undefined) &&
  one.from === other.from &&
  one.until === other.until &&
  [...(one.months ?? [])].sort().join() === [...(other.months ?? [])].sort().join();

/**
 * Checks what a tour says of its seasons.
 * @throws ContentError when it never runs, or says that it is good, is cheaper or departs when it does not
 */
export function checkRuns(content: Content, { id, value: tour, source }: Entry<TourFacts>): void {
  const runs = runsOf(content, tour);
  if (runs.length === 0) return;
  const refuse = (why: string, ...at: string[]) => mistake(source, [id, ...at], why);
  const today = businessDay();
  const until = farthestDay(today);
  const first = nextRun(runs, today, until);
  if (first === undefined)
    throw refuse("never runs: what its days ask of the calendar does not meet", "days");
  const months = runMonths(runs);
  for (const [field, named] of [
    ["best_months", tour.best_months],
    ["deal", tour.deal?.months ?? []],
  ] as const) {
    const other = named.find((month) => !months.includes(month));
    if (other !== undefined) throw refuse(`month ${other} is one in which it does not run`, field);
  }
  const day = tour.departures?.weekday;
  const departs = day && nextRun([{ day: 1, weekdays: [day] }, ...runs], today, until);
  if (day && !departs)
    throw refuse(
      `departs on ${day}, on which it does not run: it starts on ${startsOn(runs, today, until)}`,
      ...["departures", "weekday"],
    );
}

/** The weekdays on which a tour starts, as the files call them. */
function startsOn(runs: Run[], today: string, until: string): string {
  const days = weekdays.filter((day) =>
    nextRun([{ day: 1, weekdays: [day] }, ...runs], today, until),
  );
  return days.join(", ");
}
