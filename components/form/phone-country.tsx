import { getCountryCallingCode, isSupportedCountry } from "react-phone-number-input/min";
import { Icon } from "../ui/icons";

interface PhoneCountryProps {
  value?: string;
  onChange(value: string | undefined): void;
  options: { value?: string; label: string; divider?: boolean }[];
  "aria-label"?: string;
  disabled?: boolean;
}

/** The country of a phone number: its calling code is shown, the list names the countries. */
export function PhoneCountry(props: PhoneCountryProps) {
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
