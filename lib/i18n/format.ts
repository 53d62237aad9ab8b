import { dateText } from "./date-text";
import { dateFormat } from "./formats";
import type { Locale } from "./locales";

const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

/**
 * Money as the site shows it in every language: `$` in front, comma thousands, no decimals
 * (docs/product.md, "Money and times"). Takes minor units (cents).
 */
export function formatMoney(amountMinor: number): string {
  return dollars.format(amountMinor / 100);
}

const dollarsAndCents = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** Money that was paid or is owed: as `formatMoney`, but with its cents where it has any. */
export function formatPayment(amountMinor: number): string {
  return amountMinor % 100 === 0
    ? formatMoney(amountMinor)
    : dollarsAndCents.format(amountMinor / 100);
}

/** An ISO day (`2027-08-07`) in words of the language, e.g. `7 August 2027`; `full` has its weekday. */
export function formatDay(
  isoDay: string,
  locale: Locale,
  style: "full" | "long" | "medium" = "long",
): string {
  return inWords(isoDay, locale, { dateStyle: style });
}

/** An ISO day within a year that is known, e.g. `Saturday 7 August`. */
export function formatWeekday(isoDay: string, locale: Locale): string {
  return inWords(isoDay, locale, { weekday: "long", day: "numeric", month: "long" });
}

function inWords(isoDay: string, locale: Locale, style: Intl.DateTimeFormatOptions): string {
  const format = dateFormat(locale, style);
  return dateText(format.formatToParts(new Date(`${isoDay}T00:00:00Z`)), locale);
}

/** The name of a month, 1 to 12, in the language; `short` for strips and chips. */
export function formatMonth(
  month: number,
  locale: Locale,
  width: "long" | "short" = "long",
): string {
  return dateFormat(locale, { month: width }).format(new Date(Date.UTC(2026, month - 1, 15)));
}
