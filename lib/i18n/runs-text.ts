import type { Run } from "../contract/runs";
import { addDays } from "../pricing/days";
import { runMonths, runSpan, runWeekdays } from "../pricing/runs";
import { dateText } from "./date-text";
import { dateFormat, listFormat } from "./formats";
import type { Locale } from "./locales";
import { monthsText } from "./month-spans";

type RunsWords = (
  key: "months" | "weekdays" | "moon",
  values: Record<string, string | number>,
) => string;

/** When a tour starts, in sentences; none for one that starts on any day. `words` are those of `Runs`. */
export function runsText(runs: readonly Run[], words: RunsWords, locale: Locale): string {
  const months = runMonths(runs);
  const span = runSpan(runs);
  const days = runWeekdays(runs);
  const moon = runs.find(({ full_moon }) => full_moon !== undefined);
  const sentences = [
    span
      ? words("months", { months: span.map((day) => dayText(day, locale)).join(" – ") })
      : months.length < 12 && words("months", { months: monthsText(months, locale, "long") }),
    days.length < 7 && words("weekdays", { weekdays: weekdaysText(days, locale) }),
    moon && words("moon", { day: moon.day, nights: moon.full_moon ?? 0 }),
  ];
  return sentences.filter((sentence) => typeof sentence === "string").join(" ");
}

/** `13 March`, of whatever year. */
function dayText(isoDay: string, locale: Locale): string {
  const format = dateFormat(locale, { day: "numeric", month: "long" });
  return dateText(format.formatToParts(new Date(`${isoDay}T12:00:00Z`)), locale);
}

/** `Monday or Thursday` in the language; 0 is Sunday. */
function weekdaysText(days: number[], locale: Locale): string {
  const name = dateFormat(locale, { weekday: "long" });
  // 2 January 2028 is a Sunday.
  const names = days.map((day) => name.format(new Date(`${addDays("2028-01-02", day)}T12:00:00Z`)));
  return listFormat(locale, { type: "disjunction" }).format(names);
}
