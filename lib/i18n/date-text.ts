import type { Locale } from "./locales";

// Which CLDR does not know.
const firstOfMonth: Partial<Record<Locale, string>> = { fr: "1er", it: "1º" };

/**
 * The parts of a formatted date as text: the first of a month is an ordinal in some languages, and
 * no day has the zero in front that Italian spans come with.
 */
export function dateText(
  parts: readonly { type: string; value: string }[],
  locale: Locale,
): string {
  const day = (value: string) =>
    (Number(value) === 1 && firstOfMonth[locale]) || value.replace(/^0/, "");
  return parts.map(({ type, value }) => (type === "day" ? day(value) : value)).join("");
}
