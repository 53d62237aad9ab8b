import { getTranslations } from "next-intl/server";
import { formatMonth } from "@/lib/i18n/format";
import type { Locale } from "@/lib/i18n/locales";
import { routes } from "@/lib/site/routes";
import { Button } from "../ui/button";
import { SearchField, searchControl } from "./search-field";
import { SearchSelect } from "./search-select";

interface HeroSearchProps {
  /** Names of places, offered while typing. */
  places: string[];
  locale: Locale;
}

/** Where, when and who: a plain form, so that it works before any script has come. */
export async function HeroSearch({ places, locale }: HeroSearchProps) {
  const t = await getTranslations("Home.search");
  return (
    <search aria-label={t("label")}>
      <form
        action={routes.search}
        method="get"
        className="grid rounded-picture bg-card shadow-float md:grid-cols-2 lg:grid-cols-[1.5fr_1.15fr_0.7fr_0.7fr_auto]"
      >
        <SearchField id="where" label={t("where")}>
          <input
            id="where"
            name="where_to_search"
            list="places"
            autoComplete="off"
            maxLength={120}
            placeholder={t("whereExample")}
            className={searchControl}
          />
          <datalist id="places">
            {places.map((place) => (
              <option key={place} value={place} />
            ))}
          </datalist>
        </SearchField>
        <SearchSelect
          name="start_date"
          label={t("when")}
          options={[{ value: "", text: t("anyTime") }, ...nextMonths(new Date(), locale)]}
        />
        <div className="grid grid-cols-2 md:col-span-2 lg:contents">
          <SearchSelect
            name="adults_number"
            label={t("adults")}
            options={numbers(1, 12)}
            value="2"
          />
          <SearchSelect name="children_number" label={t("children")} options={numbers(0, 8)} />
        </div>
        <div className="flex p-3 md:col-span-2 lg:col-span-1 lg:items-center lg:pl-4">
          <Button type="submit" className="w-full whitespace-nowrap lg:px-7">
            {t("submit")}
          </Button>
        </div>
      </form>
    </search>
  );
}

function numbers(from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, step) => String(from + step)).map((value) => ({
    value,
    text: value,
  }));
}

/** The first days of the next 18 months, named by month and year. */
function nextMonths(today: Date, locale: Locale) {
  return Array.from({ length: 18 }, (_, ahead) => {
    const first = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1 + ahead, 1));
    const month = formatMonth(first.getUTCMonth() + 1, locale);
    const name = month.charAt(0).toLocaleUpperCase(locale) + month.slice(1);
    return { value: first.toISOString().slice(0, 10), text: `${name} ${first.getUTCFullYear()}` };
  });
}
