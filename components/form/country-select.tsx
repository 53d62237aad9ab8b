import { useLocale, useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { optionsOf } from "../ui/select";
import { type Country, likelyFirst } from "./countries";
import { SelectField } from "./select-field";
import { useHydrated } from "./use-hydrated";

type CountrySelectProps = Omit<ComponentProps<typeof SelectField>, "label" | "children"> & {
  label?: string;
};

/** The visitor's country, the likely ones first. Server and browser may name and order countries differently. */
export function CountrySelect({ label, ...select }: CountrySelectProps) {
  const t = useTranslations("Form");
  const locale = useLocale();
  const { likely, others } = useHydrated() ? likelyFirst(locale) : none;
  return (
    <SelectField
      label={label ?? t("country")}
      autoComplete="country"
      {...select}
      options={asOptions(others)}
    >
      <option value="">{t("chooseCountry")}</option>
      {optionsOf(asOptions(likely))}
      {likely.length > 0 && <hr />}
    </SelectField>
  );
}

const none = { likely: [], others: [] };
const asOptions = (list: Country[]) => list.map(({ code, name }) => ({ value: code, text: name }));
