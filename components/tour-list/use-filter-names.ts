import { useFormatter, useLocale, useTranslations } from "next-intl";
import type { FilterOptions } from "@/lib/contract/filters";
import { formatMoney, formatMonth } from "@/lib/i18n/format";
import type { ActiveFilter } from "./active-filters";
import type { FilterState, ListGroup } from "./filter-state";

/** What options and active filters are called in the language of the page. */
export function useFilterNames(options: FilterOptions) {
  const t = useTranslations("Filters");
  const vocabulary = useTranslations("Vocabulary");
  const locale = useLocale();
  const format = useFormatter();

  const optionName = (group: ListGroup, value: string, width: "long" | "short" = "long") => {
    if (group === "month") return formatMonth(Number(value), locale, width);
    if (group === "destination")
      return options.destination.find((place) => place.value === value)?.name ?? value;
    return vocabulary(`${group}.${value}`);
  };

  const range = (kind: "price" | "days", min: number | null, max: number | null) => {
    const shown = (value: number) => (kind === "price" ? formatMoney(value * 100) : value);
    if (min !== null && max !== null)
      return t(`chips.${kind}Between`, { min: shown(min), max: shown(max) });
    if (min !== null) return t(`chips.${kind}From`, { min: shown(min) });
    return t(`chips.${kind}To`, { max: shown(max ?? 0) });
  };

  const ratingName = (stars: number) =>
    t("ratingFrom", { rating: format.number(stars, { minimumFractionDigits: 1 }) });

  const filterName = ({ group, value = "" }: ActiveFilter, state: FilterState) => {
    switch (group) {
      case "price":
        return range("price", state.price_min, state.price_max);
      case "days":
        return range("days", state.days_min, state.days_max);
      case "rating":
        return ratingName(state.rating_min ?? 0);
      case "age":
        return t("chips.age", { age: state.age ?? 0 });
      default:
        return optionName(group, value);
    }
  };

  return { optionName, ratingName, filterName };
}
