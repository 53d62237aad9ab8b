import { useFormatter, useLocale, useTranslations } from "next-intl";
import type { Tour } from "@/lib/contract/tours";
import { formatMoney, formatMonth } from "@/lib/i18n/format";
import { listFormat } from "@/lib/i18n/formats";
import { factRows, inclusionRows, mealCounts, staysOf } from "./compare-rows";

/** The rows of the comparison in the language of the page: the facts, then what the price holds. */
export function useCompareRows(tours: Tour[]) {
  const t = useTranslations("ComparePage.rows");
  const card = useTranslations("Tour");
  const vocabulary = useTranslations("Vocabulary");
  const format = useFormatter();
  const locale = useLocale();
  const month = (number: number) => formatMonth(number, locale, "short");
  const percent = (share: number) => format.number(share / 100, { style: "percent" });

  const facts = factRows(tours, [
    [
      "price",
      t("price"),
      (tour) => [
        formatMoney(tour.price_from.amount_minor),
        card("basis", { travellers: tour.price_from_travellers }),
      ],
    ],
    ["days", t("days"), ({ days }) => [t("daysCount", { count: days })]],
    ["nights", t("nights"), ({ nights }) => [t("nightsCount", { count: nights })]],
    ["level", t("level"), ({ level }) => [vocabulary(`level.${level}`)]],
    ["trip_type", t("trip_type"), (tour) => [vocabulary(`trip_type.${tour.trip_type}`)]],
    ["safari_type", t("safari_type"), (tour) => [vocabulary(`safari_type.${tour.safari_type}`)]],
    ["difficulty", t("difficulty"), (tour) => [vocabulary(`difficulty.${tour.difficulty}`)]],
    ["min_age", t("min_age"), (tour) => [t("age", { age: tour.min_age })]],
    ["route", t("route"), ({ route }) => [route.join("\u00a0→ ")]],
    [
      "stays",
      t("stays"),
      ({ itinerary }) =>
        staysOf(itinerary).map(({ nights, place, name }) =>
          name ? t("stay", { nights, name, place }) : t("stayOpen", { nights, place }),
        ),
    ],
    [
      "meals",
      t("meals"),
      ({ itinerary }) =>
        mealCounts(itinerary).map(({ meals, count }) => (count > 0 ? t(meals, { count }) : "")),
    ],
    [
      "months",
      t("months"),
      ({ best_months }) => [
        listFormat(locale, { type: "unit", style: "short" }).format(
          [...best_months].sort((a, b) => a - b).map(month),
        ),
      ],
    ],
    [
      "rating",
      t("rating"),
      ({ rating: { average, count } }) => [
        count === 0
          ? t("unrated")
          : t("rated", { average: format.number(average, { minimumFractionDigits: 1 }), count }),
      ],
    ],
    ["deposit", t("deposit"), ({ prices }) => [percent(prices.deposit_percent)]],
  ]);
  return { facts, inclusions: inclusionRows(tours, { yes: t("yes"), no: t("no") }) };
}
