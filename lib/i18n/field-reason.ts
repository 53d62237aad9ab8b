import { isDay } from "../pricing/days";
import { formatDay } from "./format";
import { listText } from "./list-text";
import type { Locale } from "./locales";

/**
 * A reason why a field is wrong: a key of the messages `FieldErrors` and, behind a colon, the ISO days
 * that it names, in words: `not_running:2027-07-01,2027-07-02`.
 */
export function fieldReason(reason: string, locale: Locale): { key: string; dates: string } {
  const [key = "", days = ""] = reason.split(":", 2);
  const named = days.split(",").filter(isDay);
  return {
    key,
    dates: listText(
      named.map((day) => formatDay(day, locale, "full")),
      locale,
    ),
  };
}
