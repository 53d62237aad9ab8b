import { useState } from "react";
import { minorOf } from "../../form/typed-dollars";
import { fieldLook } from "./field-look";

interface MoneyFieldProps {
  id: string;
  label: string;
  hint?: string;
  /** For a label that is only read aloud. */
  isQuiet?: boolean;
  placeholder?: string;
  value: number | null;
  onChange(amountMinor: number | null): void;
  /** Where what is typed is kept only then. */
  onLeave?(): void;
}

const dollars = (minor: number | null) => (minor === null ? "" : String(minor / 100));
/** What was typed in minor units, with its sign; null for nothing, undefined where it is no amount yet. */
function signedMinorOf(typed: string): number | null | undefined {
  const text = typed.replace(/[$\s]/g, "");
  if (text === "") return null;
  const isLess = /^[-−]/.test(text);
  const minor = minorOf(isLess ? text.slice(1) : text) ?? Number.NaN;
  if (Number.isNaN(minor)) return undefined;
  return isLess ? -minor : minor;
}

/** An amount in dollars; what is being typed stays as it is typed. */
export function MoneyField({
  id,
  label,
  hint,
  isQuiet,
  placeholder,
  value,
  ...on
}: MoneyFieldProps) {
  const [typed, setTyped] = useState<string>();
  const read = typed === undefined ? undefined : signedMinorOf(typed);
  const isOther = read !== undefined && read !== value;
  return (
    <div>
      <label htmlFor={id} className={isQuiet ? "sr-only" : "block font-semibold text-small"}>
        {label}
      </label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        placeholder={placeholder}
        value={isOther || typed === undefined ? dollars(value) : typed}
        onChange={(event) => {
          setTyped(event.target.value);
          const amount = signedMinorOf(event.target.value);
          if (amount !== undefined) on.onChange(amount);
        }}
        onBlur={() => {
          setTyped(undefined);
          on.onLeave?.();
        }}
        className={`figures w-36 text-right ${fieldLook}`}
      />
      {hint && <p className="text-muted text-note">{hint}</p>}
    </div>
  );
}
