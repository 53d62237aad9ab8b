import type { z } from "zod";
import type { Locale } from "@/lib/contract/locale";
import { formatDay } from "@/lib/i18n/format";
import { numberFormat } from "@/lib/i18n/formats";
import type { TipsSchema, TourFacts } from "./fact-schemas";

type Tips = z.output<typeof TipsSchema>;
type Range = [low: number, high: number];
type Tours = ReadonlyMap<string, { value: Pick<TourFacts, "price"> }>;

/** The journeys of which texts name sums: two people, six days of safari, four at the sea, a climb of seven. */
const people = 2;
const safari = { days: 6, nights: 5 };
const seaNights = 4;
const climbDays = 7;
const porters: Range = [6, 8];

/** A figure that a text names in double braces, as the language writes it; undefined for no figure. */
export type Figures = (name: string, locale: Locale) => string | undefined;

/**
 * The figures that texts take from the facts: the tips with the sums counted from them,
 * `{{tip_climber_low}}`, and `{{price_crater_and_plains_2}}` for what each of two pays for a tour,
 * `{{total_…}}` for both; `{{costs_checked}}` is the day on which fees and visas were looked up.
 */
export function figuresOf(tips: Tips | undefined, tours: Tours, checked?: string): Figures {
  const known = new Map([...(tips ? tipFigures(tips) : []), ...priceFigures(tours)]);
  return (name, locale) => {
    if (name === "costs_checked") return checked && formatDay(checked, locale);
    const value = known.get(name);
    return value === undefined ? undefined : written(value, locale);
  };
}

/** With a mark between the thousands, as the texts of the language have it. */
function written(value: number, locale: Locale): string {
  const useGrouping = ["es", "pt"].includes(locale) ? "auto" : "always";
  return numberFormat(locale, { useGrouping }).format(value);
}

function tipFigures(tips: Tips): [string, number][] {
  return ([0, 1] as const).flatMap((at) => {
    const couple = tips.safari_guide[at] * safari.days + tips.lodge[at] * safari.nights * people;
    const leaders = tips.climb_guide[at] + tips.climb_assistant[at] + tips.climb_cook[at];
    const crew = leaders + tips.climb_porter[at] * porters[at];
    const climber = Math.round((crew * climbDays) / people / 10) * 10;
    const all = {
      ...Object.fromEntries(Object.entries(tips).map(([key, range]) => [key, range[at]])),
      safari_car: tips.safari_guide[at] * safari.days,
      safari_couple: couple,
      safari_day: tips.safari_guide[at] + tips.lodge[at] * people,
      journey: couple + tips.lodge[at] * seaNights * people,
      climber,
      climbers: climber * people,
    };
    const end = at === 0 ? "low" : "high";
    return Object.entries(all).map(([key, value]): [string, number] => [
      `tip_${key}_${end}`,
      value,
    ]);
  });
}

function priceFigures(tours: Tours): [string, number][] {
  return [...tours].flatMap(([id, { value }]) =>
    Object.entries(value.price.per_person).flatMap(([size, dollars]): [string, number][] => {
      const key = `${id.replaceAll("-", "_")}_${size}`;
      return [
        [`price_${key}`, dollars],
        [`total_${key}`, dollars * Number(size)],
      ];
    }),
  );
}
