import { useMemo } from "react";
import PhoneInput, {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
} from "react-phone-number-input/min";
import { countryName } from "@/lib/i18n/country-name";
import { Icon } from "../ui/icons";
import { controlClass } from "./field-frame";

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
      numberInputProps={{
        ...described,
        className: `figures placeholder:text-small ${controlClass}`,
      }}
    />
  );
}

function isCallingCode(value: string): boolean {
  return getCountries().some((country) => `+${getCountryCallingCode(country)}` === value);
}

interface PhoneCountryProps {
  value?: string;
  onChange(value: string | undefined): void;
  options: { value?: string; label: string; divider?: boolean }[];
  "aria-label"?: string;
  disabled?: boolean;
}

/** The country of a phone number: its calling code is shown, the list names the countries. */
function PhoneCountry(props: PhoneCountryProps) {
  const { value, options, onChange, disabled } = props;
  const code = value && isSupportedCountry(value) ? `+${getCountryCallingCode(value)}` : "+";
  return (
    <span className="relative inline-flex min-h-12 shrink-0 items-center gap-1.5 rounded-picture border border-muted/70 bg-card px-3 has-focus-visible:outline-3 has-focus-visible:outline-terracotta has-focus-visible:outline-offset-2 hover:border-ink">
      <span aria-hidden="true" className="figures min-w-8">
        {code}
      </span>
      <Icon name="chevronDown" className="size-4 text-muted" />
      <select
        aria-label={props["aria-label"]}
        value={value ?? ""}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value || undefined)}
        className="absolute inset-0 w-full cursor-pointer opacity-0"
      >
        {options
          .filter(({ divider }) => !divider)
          .map((option) => (
            <option key={option.value ?? ""} value={option.value ?? ""}>
              {option.label}
            </option>
          ))}
      </select>
    </span>
  );
}
