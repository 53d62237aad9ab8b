import { useMemo } from "react";
import PhoneInput, { getCountries, getCountryCallingCode } from "react-phone-number-input/min";
import { countryName } from "@/lib/i18n/country-name";
import { controlClass } from "./field-frame";
import { PhoneCountry } from "./phone-country";

export interface PhoneInputProps {
  id: string;
  name?: string | undefined;
  value: string;
  onChange(value: string): void;
  onBlur?: (() => void) | undefined;
  placeholder: string;
  locale: string;
  countryLabel: string;
  internationalLabel: string;
  described: { "aria-describedby"?: string | undefined; "aria-invalid"?: true | undefined };
}

/** The number with its country; knows the numbering plans, so it is loaded when it is needed. */
export default function InternationalPhone(props: PhoneInputProps) {
  const { id, value, onChange, onBlur, placeholder, locale, described } = props;
  const labels = useMemo(
    () => ({
      ...Object.fromEntries(getCountries().map((code) => [code, countryName(code, locale)])),
      ZZ: props.internationalLabel,
      country: props.countryLabel,
    }),
    [locale, props.internationalLabel, props.countryLabel],
  );
  return (
    <PhoneInput
      id={id}
      name={props.name}
      international
      value={value || undefined}
      onChange={(next) => onChange(next ?? "")}
      onBlur={() => {
        // A country that was chosen and no number: the field is empty, not wrong.
        if (isCallingCode(value)) onChange("");
        onBlur?.();
      }}
      placeholder={placeholder}
      autoComplete="tel"
      labels={labels}
      locales={locale}
      countrySelectComponent={PhoneCountry}
      className="flex gap-2"
      numberInputProps={{ ...described, className: `figures ${controlClass}` }}
    />
  );
}

function isCallingCode(value: string): boolean {
  return getCountries().some((country) => `+${getCountryCallingCode(country)}` === value);
}
