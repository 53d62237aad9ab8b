import { formatMonth } from "@/lib/i18n/format";
import type { Locale } from "@/lib/i18n/locales";

interface Choice {
  value: string;
  text: string;
}

/** Whole numbers to choose from, both ends included. */
export function numberChoices(from: number, to: number): Choice[] {
  return Array.from({ length: to - from + 1 }, (_, step) => String(from + step)).map((value) => ({
    value,
    text: value,
  }));
}

/** The first days of the 18 months after a day (ISO), named by month and year. */
export function monthChoices(today: string, locale: Locale): Choice[] {
  const [year = 0, month = 1] = today.split("-").map(Number);
  return Array.from({ length: 18 }, (_, ahead) => {
    const first = new Date(Date.UTC(year, month + ahead, 1));
    const name = formatMonth(first.getUTCMonth() + 1, locale);
    return {
      value: first.toISOString().slice(0, 10),
      text: `${name.charAt(0).toLocaleUpperCase(locale)}${name.slice(1)} ${first.getUTCFullYear()}`,
    };
  });
}
