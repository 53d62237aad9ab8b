import { getTranslations } from "next-intl/server";
import { formatMonth } from "@/lib/i18n/format";
import type { Locale } from "@/lib/i18n/locales";
import type { Criterion } from "./criteria";
import type { Found } from "./run-search";

const shownLetters = 60;

/** Names what a search asks for, for links that let it go. */
export async function criterionNames({ query }: Found, locale: Locale) {
  const t = await getTranslations("Filters.groups");
  const short = (text: string) =>
    text.length > shownLetters ? `${text.slice(0, shownLetters).trim()} …` : text;
  return ({ key }: Criterion): string => {
    if (key === "words") return short(query.search);
    if (key === "where") return short(query.where);
    if (key === "date") return formatMonth(Number(query.startDate?.slice(5, 7)), locale);
    return t(key);
  };
}
