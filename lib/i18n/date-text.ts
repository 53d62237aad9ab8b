import type { Locale } from "./locales";

// Which CLDR does not know.
const firstOfMonth: Partial<Record<Locale, string>> = { fr: "1er", it: "1º" };

/**
 * The parts of a formatted date as text: the first of a month is an ordinal in some languages, no
 * day before the name of a month has the zero in front that Italian spans come with, and no line
 * ends between the two.
 */
export function dateText(
  parts: readonly { type: string; value: string }[],
  locale: Locale,
): string {
  // 01.03.2027: in figures alone both have it.
  if (parts.some(({ type, value }) => type === "month" && /^\d/.test(value)))
    return parts.map(({ value }) => value).join("");
  const day = (value: string) =>
    (Number(value) === 1 && firstOfMonth[locale]) || value.replace(/^0/, "");
  const joined = (value: string) => value.replaceAll(" ", "\u00a0");
  return parts
    .map(({ type, value }, at) => {
      if (type === "day") return day(value);
      return parts[at + 1]?.type === "month" ? joined(value) : value;
    })
    .join("");
}
