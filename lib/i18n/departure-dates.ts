import { dateText } from "./date-text";
import { dateFormat } from "./formats";
import type { Locale } from "./locales";

/** Says first and last day as one span, `7–12 Aug 2027`; without the year inside a month's list. */
export function departureDates(locale: Locale, style: "year" | "month" = "year") {
  const format = dateFormat(locale, {
    day: "numeric",
    month: "short",
    ...(style === "year" && { year: "numeric" }),
  });
  const date = (isoDay: string) => new Date(`${isoDay}T00:00:00Z`);
  return ({ starts, ends }: { starts: string; ends: string }) =>
    dateText(
      starts === ends
        ? format.formatToParts(date(starts))
        : format.formatRangeToParts(date(starts), date(ends)),
      locale,
    );
}
