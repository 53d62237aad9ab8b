import type { DepartureMonth } from "@/lib/contract/departures";
import { dateFormat } from "@/lib/i18n/formats";
import type { Locale } from "@/lib/i18n/locales";

/** A month to be chosen: its own name, its year, and how many departures it has for whom. */
export interface MonthLink extends Pick<DepartureMonth, "month" | "departures" | "guides"> {
  year: string;
  /** Short, `Aug`. */
  text: string;
  /** With its year, `August 2027`. */
  name: string;
}

export function monthLinks(months: DepartureMonth[], locale: Locale): MonthLink[] {
  return months.map(({ month, departures, guides }) => ({
    month,
    departures,
    guides,
    year: month.slice(0, 4),
    text: inWords(month, locale, { month: "short" }),
    name: monthName(month, locale),
  }));
}

/** The name of a month with its year, `August 2027`. */
export function monthName(month: string, locale: Locale): string {
  return inWords(month, locale, { month: "long", year: "numeric" });
}

function inWords(month: string, locale: Locale, style: Intl.DateTimeFormatOptions): string {
  return dateFormat(locale, style).format(new Date(`${month}-15T00:00:00Z`));
}
