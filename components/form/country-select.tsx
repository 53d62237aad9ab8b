import { useLocale, useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { countries } from "./countries";
import { SelectField } from "./select-field";
import { useHydrated } from "./use-hydrated";

type CountrySelectProps = Omit<ComponentProps<typeof SelectField>, "label" | "children"> & {
  label?: string;
};

/** The visitor's country. Server and browser may name and order countries differently. */
export function CountrySelect({ label, ...select }: CountrySelectProps) {
  const t = useTranslations("Form");
  const locale = useLocale();
  const list = useHydrated() ? countries(locale) : [];
  return (
    <SelectField
      label={label ?? t("country")}
      autoComplete="country"
      {...select}
      options={list.map(({ code, name }) => ({ value: code, text: name }))}
    >
      <option value="">{t("chooseCountry")}</option>
    </SelectField>
  );
}
