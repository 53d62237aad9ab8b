import { useState } from "react";
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
/** What was typed in minor units; null for nothing, undefined where it is no amount yet. */
function minorOf(typed: string): number | null | undefined {
  const text = typed.replace(/[\s,$]/g, "");
  if (text === "") return null;
  return /^-?\d+(\.\d{0,2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined;
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
  const isOther = typed !== undefined && minorOf(typed) !== undefined && minorOf(typed) !== value;
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
          const amount = minorOf(event.target.value);
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
