import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { businessDay } from "@/lib/clock";
import type { Locale } from "@/lib/i18n/locales";
import { routes } from "@/lib/site/routes";
import { monthChoices, numberChoices } from "../form/travel-choices";
import { Button } from "../ui/button";
import { Icon } from "../ui/icons";
import { type Option, optionsOf } from "../ui/select";

interface HeroSearchProps {
  /** Names of places, offered while typing. */
  places: string[];
  locale: Locale;
}

/** Where, when and who: a plain form, so that it works before any script has come. */
export async function HeroSearch({ places, locale }: HeroSearchProps) {
  const t = await getTranslations("Home.search");
  const today = businessDay();
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
            className={`${searchControl} [&::-webkit-calendar-picker-indicator]:hidden!`}
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
          options={[{ value: "", text: t("anyTime") }, ...monthChoices(today, locale)]}
        />
        <div className="grid grid-cols-2 md:col-span-2 lg:contents">
          <SearchSelect
            name="adults_number"
            label={t("adults")}
            options={numberChoices(1, 12)}
            value="2"
          />
          <SearchSelect
            name="children_number"
            label={t("children")}
            options={numberChoices(0, 8)}
          />
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

interface SearchSelectProps {
  name: string;
  label: string;
  options: Option[];
  value?: string;
}

function SearchSelect({ name, label, options, value }: SearchSelectProps) {
  return (
    <SearchField id={name} label={label}>
      <select id={name} name={name} defaultValue={value} className={`figures ${searchControl}`}>
        {optionsOf(options)}
      </select>
      <Icon
        name="chevronDown"
        className="pointer-events-none absolute right-3 bottom-3.5 size-4 text-muted"
      />
    </SearchField>
  );
}

const searchControl =
  "w-full appearance-none truncate rounded-[2px] bg-transparent -outline-offset-3 pt-7 pr-8 pb-3 pl-5 text-body placeholder:text-muted";

/** A control with its small name above it, parted from the next by a hairline. */
function SearchField(props: { id: string; label: string; children: ReactNode }) {
  return (
    <div className="relative border-line border-b lg:border-r lg:border-b-0">
      <label htmlFor={props.id} className="absolute top-2.5 left-5 text-muted text-note">
        {props.label}
      </label>
      {props.children}
    </div>
  );
}
