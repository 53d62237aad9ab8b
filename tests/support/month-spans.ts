import type { Locale } from "@/lib/i18n/locales";
import { spans } from "./patterns-by-language";

/** The months of a year as a language names them, January first. */
export function monthNames(locale: Locale): string[] {
  const name = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, at) => name.format(new Date(Date.UTC(2028, at, 15))));
}

/** Seasons that a text names by two months: as it says them, and each month of them. */
export function monthSpans(text: string, locale: Locale): { phrase: string; months: number[] }[] {
  const names = monthNames(locale);
  const [until, between, and] = spans[locale];
  const month = `(${names.join("|")})`;
  const filler = "(?:[^\\s.,;:]+\\s+){0,3}?";
  const said = [
    ...text.matchAll(new RegExp(`${month}\\s+(?:${until})\\s+${filler}${month}`, "giu")),
    ...text.matchAll(
      new RegExp(`(?:${between})\\s+${filler}${month}\\s+(?:${and})\\s+${filler}${month}`, "giu"),
    ),
  ];
  const at = (word = "") => names.findIndex((each) => each.toLowerCase() === word.toLowerCase());
  return said.map(([phrase, from, to]) => ({ phrase, months: monthsFrom(at(from), at(to)) }));
}

function monthsFrom(from: number, to: number): number[] {
  const length = ((to - from + 12) % 12) + 1;
  return Array.from({ length }, (_, step) => ((from + step) % 12) + 1);
}
