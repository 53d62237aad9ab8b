import { getTranslations } from "next-intl/server";
import { formatMoney } from "@/lib/i18n/format";
import type { Locale } from "@/lib/i18n/locales";
import { routes } from "@/lib/site/routes";
import { monthChoices, numberChoices } from "../form/travel-choices";
import { Button } from "../ui/button";
import { Icon } from "../ui/icons";
import { type Option, Select } from "../ui/select";
import type { SearchQuery } from "./search-query";

interface SearchFormProps {
  query: SearchQuery;
  /** Names of places, offered while typing. */
  places: string[];
  locale: Locale;
  today: string;
}

const budgets = [1000, 2000, 3000, 5000, 8000];

/** A plain form; it searches without any script. */
export async function SearchForm({ query, places, locale, today }: SearchFormProps) {
  const t = await getTranslations("Search");
  const { startDate, adults, children, filter } = query;
  const months = monthChoices(today, locale);
  const chosenMonth = startDate && `${startDate.slice(0, 7)}-01`;
  const when = months.some(({ value }) => value === startDate) ? startDate : chosenMonth;
  const most = filter.price_min === undefined ? filter.price_max : undefined;
  const budget = (amount: number) => ({
    value: String(amount),
    text: t("upTo", { amount: formatMoney(amount * 100) }),
  });
  const offered =
    most && !budgets.includes(most) ? [...budgets, most].sort((a, b) => a - b) : budgets;
  return (
    <search aria-label={t("label")}>
      <form action={routes.search}>
        <label htmlFor="search-words" className="sr-only">
          {t("words")}
        </label>
        <div className="flex items-center gap-2 border-ink/70 border-b-2 focus-within:border-terracotta">
          <Icon name="search" className="size-6 text-muted" />
          <input
            id="search-words"
            type="search"
            name="search"
            list="search-places"
            autoComplete="off"
            maxLength={200}
            defaultValue={query.search || query.where}
            placeholder={t("example")}
            className="min-h-16 w-full min-w-0 truncate bg-transparent font-serif text-[1.125rem] outline-none [&::-webkit-calendar-picker-indicator]:hidden! placeholder:text-muted sm:text-[1.375rem] md:text-[1.75rem]"
          />
          <Button type="submit" className="shrink-0">
            {t("submit")}
          </Button>
        </div>
        <datalist id="search-places">
          {places.map((place) => (
            <option key={place} value={place} />
          ))}
        </datalist>
        <div className="mt-5 grid grid-cols-2 gap-x-4 gap-y-4 md:grid-cols-4">
          <SearchSelect
            name="start_date"
            label={t("when")}
            value={when ?? ""}
            options={[{ value: "", text: t("anyTime") }, ...months]}
          />
          <SearchSelect
            name="adults_number"
            label={t("adults")}
            value={String(adults ?? 2)}
            options={numberChoices(1, Math.max(12, adults ?? 0))}
          />
          <SearchSelect
            name="children_number"
            label={t("children")}
            value={String(children)}
            options={numberChoices(0, Math.max(8, children))}
          />
          <SearchSelect
            name="rate_person"
            label={t("budget")}
            value={most ? String(most) : ""}
            options={[{ value: "", text: t("anyBudget") }, ...offered.map(budget)]}
          />
        </div>
      </form>
    </search>
  );
}

interface SearchSelectProps {
  name: string;
  label: string;
  options: Option[];
  value: string;
}

function SearchSelect({ name, label, options, value }: SearchSelectProps) {
  return (
    <div>
      <label htmlFor={name} className="mb-1 block text-muted text-note">
        {label}
      </label>
      <Select
        id={name}
        name={name}
        defaultValue={value}
        className="figures min-h-11 rounded-picture border border-line bg-card px-3 text-small"
        options={options}
      />
    </div>
  );
}
