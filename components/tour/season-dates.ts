import type { PriceTable } from "@/lib/contract/prices";
import { dateText } from "@/lib/i18n/date-text";
import { dateFormat } from "@/lib/i18n/formats";
import type { Locale } from "@/lib/i18n/locales";

type Season = PriceTable["seasons"][number];

/**
 * The dates of one kind of season in words, `20 December – 5 January`; two spans that meet at New
 * Year are told as one.
 */
export function seasonDates(seasons: Season[], locale: Locale): string[] {
  const starting = seasons.find(({ from }) => from === "01-01");
  const ending = seasons.find(({ to }) => to === "12-31");
  const overNewYear = starting && ending && starting !== ending;
  const spans = overNewYear
    ? [
        ...seasons.filter((season) => season !== starting && season !== ending),
        { from: ending.from, to: starting.to },
      ]
    : seasons;
  const format = dateFormat(locale, { day: "numeric", month: "short" });
  const day = (monthDay: string) =>
    dateText(format.formatToParts(new Date(`2027-${monthDay}T00:00:00Z`)), locale);
  return spans.map(({ from, to }) => `${day(from)} – ${day(to)}`);
}
