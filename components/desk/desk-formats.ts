import { businessTimeZone } from "@/lib/clock";
import { deskLanguage } from "./words/words";

const days = (style: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(deskLanguage, { ...style, timeZone: "UTC" });
  return (isoDay: string) => format.format(new Date(`${isoDay}T00:00:00Z`));
};

/** A day: `7 Aug 2027`. */
export const dayText = days({ dateStyle: "medium" });

/** From one day to another; one day once. */
export const daysText = (from: string, until: string) =>
  from === until ? dayText(from) : `${dayText(from)} – ${dayText(until)}`;

/** A day as a sentence has it: `7 August 2027`. */
export const longDayText = days({ dateStyle: "long" });

/** A day within a year that is known: `Saturday 7 August`. */
export const weekdayText = days({ weekday: "long", day: "numeric", month: "long" });

const monthTexts = {
  long: days({ month: "long", year: "numeric" }),
  short: days({ month: "short", year: "numeric" }),
};

/** `2027-08` as people say it. */
export const monthText = (month: string, width: "long" | "short" = "long") =>
  monthTexts[width](`${month}-15`);

const moments = new Intl.DateTimeFormat(deskLanguage, {
  timeZone: businessTimeZone,
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
});

/** A moment as the office's clock shows it: `3 Aug, 14:05`. */
export const momentText = (iso: string) => moments.format(new Date(iso));

/** Several things in one sentence. */
export const listText = (things: readonly string[], type: Intl.ListFormatType = "conjunction") =>
  new Intl.ListFormat(deskLanguage, { type }).format(things);

const languageNames = new Intl.DisplayNames(deskLanguage, { type: "language" });

/** What a language is called. */
export const languageText = (locale: string) => languageNames.of(locale) ?? locale;

const countryNames = new Intl.DisplayNames(deskLanguage, { type: "region" });

/** What a country (ISO 3166 alpha-2); the code itself where it has no name. */
export function countryText(code: string): string {
  try {
    return countryNames.of(code) ?? code;
  } catch {
    // `of` throws on what is no region.
    return code;
  }
}
