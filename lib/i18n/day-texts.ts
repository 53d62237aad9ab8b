import type { ItineraryDay } from "../contract/tours";
import { durationText } from "./duration-text";
import { numberFormat } from "./formats";
import { listText } from "./list-text";
import type { Locale } from "./locales";

type DayKey = "time" | "drive" | "walk" | "flight" | "boat" | "climb" | "descent" | "altitudeLevel";

/** Fills the messages of `TourPage.day`. */
export type DayWords = (key: DayKey, values: Record<string, string | number>) => string;

/** How far and how long, by what means, and how high: on the page and in the documents. */
export function dayFacts(day: ItineraryDay, t: DayWords, locale: Locale): string[] {
  const format = numberFormat(locale, { maximumFractionDigits: 1 });
  const km = (value: number) => format.format(value);
  const time = (hours: number) => durationText(hours, t);
  const { drive, walk, flight, boat, altitude } = day;
  return [
    day.places.length > 1 && day.places.map(({ name }) => name).join(" → "),
    drive && t("drive", { km: km(drive.km), time: time(drive.hours) }),
    walk && t("walk", { km: km(walk.km), time: time(walk.hours) }),
    flight && t("flight", { time: time(flight.hours) }),
    boat && t("boat", { time: time(boat.hours) }),
    altitude && climb(altitude, t, format),
    ...day.activities.map(({ text }) => text),
  ].filter((fact) => typeof fact === "string");
}

function climb(
  { from, to }: { from: number; to: number },
  t: DayWords,
  format: Intl.NumberFormat,
): string {
  const metres = (value: number) => format.format(value);
  if (from === to) return t("altitudeLevel", { at: metres(to) });
  const change = metres(Math.abs(to - from));
  return t(to > from ? "climb" : "descent", { from: metres(from), to: metres(to), change });
}

/** The names of meals as the end of a sentence: inside one, only German nouns keep their capitals. */
export function mealsText(names: string[], locale: Locale): string {
  const lowered = locale === "de" ? names : names.map((name) => name.toLocaleLowerCase(locale));
  return listText(lowered, locale);
}
