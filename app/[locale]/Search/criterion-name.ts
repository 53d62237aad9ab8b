import { getTranslations } from "next-intl/server";
import { formatMoney, formatMonth } from "@/lib/i18n/format";
import { listText } from "@/lib/i18n/list-text";
import type { Locale } from "@/lib/i18n/locales";
import type { Criterion } from "./criteria";
import type { Found } from "./run-search";

const shownLetters = 60;

/** Names what a search asks for, for links that let it go. */
export async function criterionNames({ query, places }: Found, locale: Locale) {
  const [t, groups, vocabulary] = await Promise.all([
    getTranslations("Search"),
    getTranslations("Filters.groups"),
    getTranslations("Vocabulary"),
  ]);
  const { filter } = query;
  const short = (text: string) =>
    text.length > shownLetters ? `${text.slice(0, shownLetters).trim()} …` : text;
  const list = (names: string[]) => listText(names, locale);

  return ({ key }: Criterion): string => {
    switch (key) {
      case "words":
        return short(query.search);
      case "where":
        return short(query.where);
      case "date":
        return formatMonth(Number(query.startDate?.slice(5, 7)), locale);
      case "month":
        return list((filter.month ?? []).map((month) => formatMonth(month, locale)));
      case "destination":
        return list(places.map(({ name }) => name)) || groups(key);
      case "price":
        return filter.price_max !== undefined && filter.price_min === undefined
          ? t("upTo", { amount: formatMoney(filter.price_max * 100) })
          : groups(key);
      case "days":
      case "rating":
      case "age":
        return groups(key);
      default:
        return list((filter[key] ?? []).map((value) => vocabulary(`${key}.${value}`)));
    }
  };
}
