import { formatMonth } from "./format";
import type { Locale } from "./locales";

/** Keeps a span of months on one line. */
const joiner = "\u2060";

/** Months in words of the language: `Jun–Oct, Jan–Feb` or `June–October, January–February`. */
export function monthsText(months: number[], locale: Locale, width: "long" | "short"): string {
  const name = (month: number) => formatMonth(month, locale, width);
  return monthSpans(months)
    .map(([from, to]) => (from === to ? name(from) : `${name(from)}–${joiner}${name(to)}`))
    .join(", ");
}

/** Months as spans over the turn of the year: [6,7,8,1,2,12] → [[6,8],[12,2]]. */
function monthSpans(months: number[]): [from: number, to: number][] {
  const chosen = new Set(months);
  if (chosen.size === 12) return [[1, 12]];
  const before = (month: number) => ((month + 10) % 12) + 1;
  const after = (month: number) => (month % 12) + 1;
  return [...chosen]
    .filter((month) => !chosen.has(before(month)))
    .sort((a, b) => a - b)
    .map((from) => {
      let to = from;
      while (chosen.has(after(to))) to = after(to);
      return [from, to];
    });
}
