import type { Run } from "../contract/runs";
import { weekdays } from "../contract/weekdays";
import { addDays, farthestDay } from "./days";
import { daysFromFullMoon } from "./full-moon";

const mostNamed = 2;

/** Whether a tour that starts on an ISO day meets all that its days ask of the calendar. */
export function runsOn(runs: readonly Run[], starts: string): boolean {
  return runs.every((run) => fits(run, run.day === 1 ? starts : addDays(starts, run.day - 1)));
}

function fits(run: Run, isoDay: string): boolean {
  const { months, weekdays: days, full_moon } = run;
  if (!isInSeason(run, isoDay.slice(5))) return false;
  if (months && !months.includes(Number(isoDay.slice(5, 7)))) return false;
  if (days && !days.some((day) => weekdays[weekdayOf(isoDay)] === day)) return false;
  return full_moon === undefined || daysFromFullMoon(isoDay) <= full_moon;
}

/** Days of a year are compared as they are written; a season may go over the turn of the year. */
function isInSeason({ from, until }: Run, day: string): boolean {
  if (from === undefined || until === undefined) return true;
  return from <= until ? from <= day && day <= until : from <= day || day <= until;
}

/** 0 for Sunday. */
const weekdayOf = (isoDay: string) => new Date(`${isoDay}T00:00:00Z`).getUTCDay();

/** The first day on which a tour can start, from an ISO day on; undefined when there is none. */
export function nextRun(runs: readonly Run[], from: string, until: string): string | undefined {
  for (let day = from; day <= until; day = addDays(day, 1)) if (runsOn(runs, day)) return day;
  return undefined;
}

/** The two days nearest to an ISO day that can be booked and on which a tour starts, the earlier first. */
export function nearestRuns(runs: readonly Run[], isoDay: string, today: string): string[] {
  const [first, last] = [addDays(today, 1), farthestDay(today)];
  const found: string[] = [];
  const asked = isoDay < first ? first : isoDay > last ? last : isoDay;
  let [before, after] = [asked, addDays(asked, 1)];
  while (found.length < mostNamed && (before >= first || after <= last)) {
    for (const day of [before, after])
      if (day >= first && day <= last && runsOn(runs, day)) found.push(day);
    [before, after] = [addDays(before, -1), addDays(after, 1)];
  }
  return found.slice(0, mostNamed).sort();
}

/** The months in which a tour can start on at least half of the days, by what it asks of seasons alone. */
export function runMonths(runs: readonly Run[]): number[] {
  const months = Array.from({ length: 12 }, (_, at) => at + 1);
  const seasons = seasonsOf(runs);
  // Most tours ask for none, and each of their pages asks for this.
  if (seasons.length === 0) return months;
  const days = Array.from(months, () => 0);
  const starts = Array.from(months, () => 0);
  for (const day of someYear()) {
    const at = Number(day.slice(5, 7)) - 1;
    days[at] = (days[at] ?? 0) + 1;
    if (runsOn(seasons, day)) starts[at] = (starts[at] ?? 0) + 1;
  }
  return months.filter((_, at) => (starts[at] ?? 0) * 2 >= (days[at] ?? 0));
}

/**
 * The first and the last day of a year (its number means nothing) on which a tour with a season that
 * begins or ends within a month can start; undefined for others, and where there are several such spans.
 */
export function runSpan(runs: readonly Run[]): [first: string, last: string] | undefined {
  if (!runs.some(({ from }) => from)) return undefined;
  const seasons = seasonsOf(runs);
  const year = someYear();
  const starts = year.map((day) => runsOn(seasons, day));
  // After its last day a year begins again.
  const firsts = year.filter((_, at) => starts[at] && !starts.at(at - 1));
  const lasts = year.filter((_, at) => starts[at] && !starts[(at + 1) % year.length]);
  const [[first, second], [last]] = [firsts, lasts];
  return first && last && !second ? [first, last] : undefined;
}

const seasonsOf = (runs: readonly Run[]) =>
  runs.flatMap(({ day, months, from, until }) =>
    months || from ? [{ day, months, from, until }] : [],
  );

let year: readonly string[] | undefined;

/** The days of a leap year; made once, since the framework makes dates dear. */
function someYear(): readonly string[] {
  year ??= Array.from({ length: 366 }, (_, at) => addDays("2028-01-01", at));
  return year;
}

/** The weekdays on which a tour can start; all seven where it asks for none. */
export function runWeekdays(runs: readonly Run[]): number[] {
  const asked = runs.flatMap(({ day, weekdays: days }) => (days ? [{ day, weekdays: days }] : []));
  // 2 January 2028 is a Sunday.
  return weekdays.flatMap((_, at) => (runsOn(asked, addDays("2028-01-02", at)) ? at : []));
}

/**
 * Why a tour cannot start on an ISO day: `not_running:` with the two nearest days on which it does
 * (lib/i18n/field-reason.ts words it); undefined where it can.
 */
export function notRunning(runs: readonly Run[], starts: string, today: string) {
  if (runsOn(runs, starts)) return undefined;
  return `not_running:${nearestRuns(runs, starts, today).join(",")}`;
}

/** Whether a tour can start on a day of a month, `2027-08`, that lies ahead. */
export function runsIn(runs: readonly Run[], month: string, today: string): boolean {
  const first = `${month}-01`;
  const from = first > today ? first : addDays(today, 1);
  return nextRun(runs, from, `${month}-31`) !== undefined;
}

/** As `notRunning`, of a month in which the tour cannot start. */
export function notRunningIn(runs: readonly Run[], month: string, today: string) {
  if (runsIn(runs, month, today)) return undefined;
  return `not_running:${nearestRuns(runs, `${month}-01`, today).join(",")}`;
}
